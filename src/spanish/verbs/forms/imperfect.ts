// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abría,abrías,abría,abríamos,abríais,abrían
aburrirse me aburría,te aburrías,se aburría,nos aburríamos,os aburríais,se aburrían
acabar acababa,acababas,acababa,acabábamos,acababais,acababan
aceptar aceptaba,aceptabas,aceptaba,aceptábamos,aceptabais,aceptaban
acompañar acompañaba,acompañabas,acompañaba,acompañábamos,acompañabais,acompañaban
aconsejar aconsejaba,aconsejabas,aconsejaba,aconsejábamos,aconsejabais,aconsejaban
acordarse me acordaba,te acordabas,se acordaba,nos acordábamos,os acordabais,se acordaban
acostarse me acostaba,te acostabas,se acostaba,nos acostábamos,os acostabais,se acostaban
actuar actuaba,actuabas,actuaba,actuábamos,actuabais,actuaban
adquirir adquiría,adquirías,adquiría,adquiríamos,adquiríais,adquirían
afeitarse me afeitaba,te afeitabas,se afeitaba,nos afeitábamos,os afeitabais,se afeitaban
agradecer agradecía,agradecías,agradecía,agradecíamos,agradecíais,agradecían
ahorrar ahorraba,ahorrabas,ahorraba,ahorrábamos,ahorrabais,ahorraban
aislar aislaba,aislabas,aislaba,aislábamos,aislabais,aislaban
alegrarse me alegraba,te alegrabas,se alegraba,nos alegrábamos,os alegrabais,se alegraban
almorzar almorzaba,almorzabas,almorzaba,almorzábamos,almorzabais,almorzaban
alquilar alquilaba,alquilabas,alquilaba,alquilábamos,alquilabais,alquilaban
amar amaba,amabas,amaba,amábamos,amabais,amaban
ampliar ampliaba,ampliabas,ampliaba,ampliábamos,ampliabais,ampliaban
andar andaba,andabas,andaba,andábamos,andabais,andaban
anunciar anunciaba,anunciabas,anunciaba,anunciábamos,anunciabais,anunciaban
añadir añadía,añadías,añadía,añadíamos,añadíais,añadían
apagar apagaba,apagabas,apagaba,apagábamos,apagabais,apagaban
aparecer aparecía,aparecías,aparecía,aparecíamos,aparecíais,aparecían
apoyar apoyaba,apoyabas,apoyaba,apoyábamos,apoyabais,apoyaban
aprender aprendía,aprendías,aprendía,aprendíamos,aprendíais,aprendían
aprobar aprobaba,aprobabas,aprobaba,aprobábamos,aprobabais,aprobaban
aprovechar aprovechaba,aprovechabas,aprovechaba,aprovechábamos,aprovechabais,aprovechaban
arreglar arreglaba,arreglabas,arreglaba,arreglábamos,arreglabais,arreglaban
asistir asistía,asistías,asistía,asistíamos,asistíais,asistían
aumentar aumentaba,aumentabas,aumentaba,aumentábamos,aumentabais,aumentaban
averiguar averiguaba,averiguabas,averiguaba,averiguábamos,averiguabais,averiguaban
avisar avisaba,avisabas,avisaba,avisábamos,avisabais,avisaban
ayudar ayudaba,ayudabas,ayudaba,ayudábamos,ayudabais,ayudaban
bailar bailaba,bailabas,bailaba,bailábamos,bailabais,bailaban
bajar bajaba,bajabas,bajaba,bajábamos,bajabais,bajaban
bañarse me bañaba,te bañabas,se bañaba,nos bañábamos,os bañabais,se bañaban
barrer barría,barrías,barría,barríamos,barríais,barrían
beber bebía,bebías,bebía,bebíamos,bebíais,bebían
besar besaba,besabas,besaba,besábamos,besabais,besaban
borrar borraba,borrabas,borraba,borrábamos,borrabais,borraban
bullir bullía,bullías,bullía,bullíamos,bullíais,bullían
buscar buscaba,buscabas,buscaba,buscábamos,buscabais,buscaban
caber cabía,cabías,cabía,cabíamos,cabíais,cabían
caer caía,caías,caía,caíamos,caíais,caían
caerse me caía,te caías,se caía,nos caíamos,os caíais,se caían
calentar calentaba,calentabas,calentaba,calentábamos,calentabais,calentaban
callarse me callaba,te callabas,se callaba,nos callábamos,os callabais,se callaban
cambiar cambiaba,cambiabas,cambiaba,cambiábamos,cambiabais,cambiaban
caminar caminaba,caminabas,caminaba,caminábamos,caminabais,caminaban
cansarse me cansaba,te cansabas,se cansaba,nos cansábamos,os cansabais,se cansaban
cantar cantaba,cantabas,cantaba,cantábamos,cantabais,cantaban
casarse me casaba,te casabas,se casaba,nos casábamos,os casabais,se casaban
celebrar celebraba,celebrabas,celebraba,celebrábamos,celebrabais,celebraban
cenar cenaba,cenabas,cenaba,cenábamos,cenabais,cenaban
cepillarse me cepillaba,te cepillabas,se cepillaba,nos cepillábamos,os cepillabais,se cepillaban
cerrar cerraba,cerrabas,cerraba,cerrábamos,cerrabais,cerraban
charlar charlaba,charlabas,charlaba,charlábamos,charlabais,charlaban
cocinar cocinaba,cocinabas,cocinaba,cocinábamos,cocinabais,cocinaban
coger cogía,cogías,cogía,cogíamos,cogíais,cogían
colgar colgaba,colgabas,colgaba,colgábamos,colgabais,colgaban
colocar colocaba,colocabas,colocaba,colocábamos,colocabais,colocaban
comenzar comenzaba,comenzabas,comenzaba,comenzábamos,comenzabais,comenzaban
comer comía,comías,comía,comíamos,comíais,comían
compartir compartía,compartías,compartía,compartíamos,compartíais,compartían
competir competía,competías,competía,competíamos,competíais,competían
comprar compraba,comprabas,compraba,comprábamos,comprabais,compraban
comprender comprendía,comprendías,comprendía,comprendíamos,comprendíais,comprendían
concluir concluía,concluías,concluía,concluíamos,concluíais,concluían
conducir conducía,conducías,conducía,conducíamos,conducíais,conducían
confiar confiaba,confiabas,confiaba,confiábamos,confiabais,confiaban
conocer conocía,conocías,conocía,conocíamos,conocíais,conocían
conseguir conseguía,conseguías,conseguía,conseguíamos,conseguíais,conseguían
construir construía,construías,construía,construíamos,construíais,construían
contaminar contaminaba,contaminabas,contaminaba,contaminábamos,contaminabais,contaminaban
contar contaba,contabas,contaba,contábamos,contabais,contaban
contestar contestaba,contestabas,contestaba,contestábamos,contestabais,contestaban
continuar continuaba,continuabas,continuaba,continuábamos,continuabais,continuaban
contribuir contribuía,contribuías,contribuía,contribuíamos,contribuíais,contribuían
convencer convencía,convencías,convencía,convencíamos,convencíais,convencían
convenir convenía,convenías,convenía,conveníamos,conveníais,convenían
convertir convertía,convertías,convertía,convertíamos,convertíais,convertían
convertirse me convertía,te convertías,se convertía,nos convertíamos,os convertíais,se convertían
copiar copiaba,copiabas,copiaba,copiábamos,copiabais,copiaban
corregir corregía,corregías,corregía,corregíamos,corregíais,corregían
correr corría,corrías,corría,corríamos,corríais,corrían
cortar cortaba,cortabas,cortaba,cortábamos,cortabais,cortaban
costar costaba,costabas,costaba,costábamos,costabais,costaban
crear creaba,creabas,creaba,creábamos,creabais,creaban
crecer crecía,crecías,crecía,crecíamos,crecíais,crecían
creer creía,creías,creía,creíamos,creíais,creían
criar criaba,criabas,criaba,criábamos,criabais,criaban
cruzar cruzaba,cruzabas,cruzaba,cruzábamos,cruzabais,cruzaban
cubrir cubría,cubrías,cubría,cubríamos,cubríais,cubrían
cuidar cuidaba,cuidabas,cuidaba,cuidábamos,cuidabais,cuidaban
cumplir cumplía,cumplías,cumplía,cumplíamos,cumplíais,cumplían
dar daba,dabas,daba,dábamos,dabais,daban
deber debía,debías,debía,debíamos,debíais,debían
decidir decidía,decidías,decidía,decidíamos,decidíais,decidían
decir decía,decías,decía,decíamos,decíais,decían
dedicarse me dedicaba,te dedicabas,se dedicaba,nos dedicábamos,os dedicabais,se dedicaban
defender defendía,defendías,defendía,defendíamos,defendíais,defendían
dejar dejaba,dejabas,dejaba,dejábamos,dejabais,dejaban
desaparecer desaparecía,desaparecías,desaparecía,desaparecíamos,desaparecíais,desaparecían
desarrollar desarrollaba,desarrollabas,desarrollaba,desarrollábamos,desarrollabais,desarrollaban
desayunar desayunaba,desayunabas,desayunaba,desayunábamos,desayunabais,desayunaban
descansar descansaba,descansabas,descansaba,descansábamos,descansabais,descansaban
descargar descargaba,descargabas,descargaba,descargábamos,descargabais,descargaban
describir describía,describías,describía,describíamos,describíais,describían
descubrir descubría,descubrías,descubría,descubríamos,descubríais,descubrían
desear deseaba,deseabas,deseaba,deseábamos,deseabais,deseaban
deshacer deshacía,deshacías,deshacía,deshacíamos,deshacíais,deshacían
despedirse me despedía,te despedías,se despedía,nos despedíamos,os despedíais,se despedían
despertar despertaba,despertabas,despertaba,despertábamos,despertabais,despertaban
despertarse me despertaba,te despertabas,se despertaba,nos despertábamos,os despertabais,se despertaban
destruir destruía,destruías,destruía,destruíamos,destruíais,destruían
devolver devolvía,devolvías,devolvía,devolvíamos,devolvíais,devolvían
dibujar dibujaba,dibujabas,dibujaba,dibujábamos,dibujabais,dibujaban
dirigir dirigía,dirigías,dirigía,dirigíamos,dirigíais,dirigían
discutir discutía,discutías,discutía,discutíamos,discutíais,discutían
diseñar diseñaba,diseñabas,diseñaba,diseñábamos,diseñabais,diseñaban
disfrutar disfrutaba,disfrutabas,disfrutaba,disfrutábamos,disfrutabais,disfrutaban
disminuir disminuía,disminuías,disminuía,disminuíamos,disminuíais,disminuían
distinguir distinguía,distinguías,distinguía,distinguíamos,distinguíais,distinguían
divertirse me divertía,te divertías,se divertía,nos divertíamos,os divertíais,se divertían
doblar doblaba,doblabas,doblaba,doblábamos,doblabais,doblaban
doler dolía,dolías,dolía,dolíamos,dolíais,dolían
dormir dormía,dormías,dormía,dormíamos,dormíais,dormían
dormirse me dormía,te dormías,se dormía,nos dormíamos,os dormíais,se dormían
ducharse me duchaba,te duchabas,se duchaba,nos duchábamos,os duchabais,se duchaban
dudar dudaba,dudabas,dudaba,dudábamos,dudabais,dudaban
durar duraba,durabas,duraba,durábamos,durabais,duraban
echar echaba,echabas,echaba,echábamos,echabais,echaban
elegir elegía,elegías,elegía,elegíamos,elegíais,elegían
empezar empezaba,empezabas,empezaba,empezábamos,empezabais,empezaban
encantar encantaba,encantabas,encantaba,encantábamos,encantabais,encantaban
encender encendía,encendías,encendía,encendíamos,encendíais,encendían
encontrar encontraba,encontrabas,encontraba,encontrábamos,encontrabais,encontraban
enfadarse me enfadaba,te enfadabas,se enfadaba,nos enfadábamos,os enfadabais,se enfadaban
enseñar enseñaba,enseñabas,enseñaba,enseñábamos,enseñabais,enseñaban
entender entendía,entendías,entendía,entendíamos,entendíais,entendían
entrar entraba,entrabas,entraba,entrábamos,entrabais,entraban
entregar entregaba,entregabas,entregaba,entregábamos,entregabais,entregaban
entrenar entrenaba,entrenabas,entrenaba,entrenábamos,entrenabais,entrenaban
enviar enviaba,enviabas,enviaba,enviábamos,enviabais,enviaban
errar erraba,errabas,erraba,errábamos,errabais,erraban
escapar escapaba,escapabas,escapaba,escapábamos,escapabais,escapaban
esconder escondía,escondías,escondía,escondíamos,escondíais,escondían
escribir escribía,escribías,escribía,escribíamos,escribíais,escribían
escuchar escuchaba,escuchabas,escuchaba,escuchábamos,escuchabais,escuchaban
esperar esperaba,esperabas,esperaba,esperábamos,esperabais,esperaban
esquiar esquiaba,esquiabas,esquiaba,esquiábamos,esquiabais,esquiaban
estar estaba,estabas,estaba,estábamos,estabais,estaban
estudiar estudiaba,estudiabas,estudiaba,estudiábamos,estudiabais,estudiaban
evaluar evaluaba,evaluabas,evaluaba,evaluábamos,evaluabais,evaluaban
evitar evitaba,evitabas,evitaba,evitábamos,evitabais,evitaban
exigir exigía,exigías,exigía,exigíamos,exigíais,exigían
existir existía,existías,existía,existíamos,existíais,existían
explicar explicaba,explicabas,explicaba,explicábamos,explicabais,explicaban
faltar faltaba,faltabas,faltaba,faltábamos,faltabais,faltaban
felicitar felicitaba,felicitabas,felicitaba,felicitábamos,felicitabais,felicitaban
firmar firmaba,firmabas,firmaba,firmábamos,firmabais,firmaban
fotografiar fotografiaba,fotografiabas,fotografiaba,fotografiábamos,fotografiabais,fotografiaban
fregar fregaba,fregabas,fregaba,fregábamos,fregabais,fregaban
freír freía,freías,freía,freíamos,freíais,freían
fumar fumaba,fumabas,fumaba,fumábamos,fumabais,fumaban
funcionar funcionaba,funcionabas,funcionaba,funcionábamos,funcionabais,funcionaban
ganar ganaba,ganabas,ganaba,ganábamos,ganabais,ganaban
gastar gastaba,gastabas,gastaba,gastábamos,gastabais,gastaban
girar giraba,girabas,giraba,girábamos,girabais,giraban
graduarse me graduaba,te graduabas,se graduaba,nos graduábamos,os graduabais,se graduaban
gritar gritaba,gritabas,gritaba,gritábamos,gritabais,gritaban
gruñir gruñía,gruñías,gruñía,gruñíamos,gruñíais,gruñían
guardar guardaba,guardabas,guardaba,guardábamos,guardabais,guardaban
guiar guiaba,guiabas,guiaba,guiábamos,guiabais,guiaban
gustar gustaba,gustabas,gustaba,gustábamos,gustabais,gustaban
haber había,habías,había,habíamos,habíais,habían
hablar hablaba,hablabas,hablaba,hablábamos,hablabais,hablaban
hacer hacía,hacías,hacía,hacíamos,hacíais,hacían
huir huía,huías,huía,huíamos,huíais,huían
imaginar imaginaba,imaginabas,imaginaba,imaginábamos,imaginabais,imaginaban
impedir impedía,impedías,impedía,impedíamos,impedíais,impedían
importar importaba,importabas,importaba,importábamos,importabais,importaban
imprimir imprimía,imprimías,imprimía,imprimíamos,imprimíais,imprimían
incluir incluía,incluías,incluía,incluíamos,incluíais,incluían
intentar intentaba,intentabas,intentaba,intentábamos,intentabais,intentaban
interesar interesaba,interesabas,interesaba,interesábamos,interesabais,interesaban
introducir introducía,introducías,introducía,introducíamos,introducíais,introducían
invitar invitaba,invitabas,invitaba,invitábamos,invitabais,invitaban
ir iba,ibas,iba,íbamos,ibais,iban
irse me iba,te ibas,se iba,nos íbamos,os ibais,se iban
jugar jugaba,jugabas,jugaba,jugábamos,jugabais,jugaban
lavar lavaba,lavabas,lavaba,lavábamos,lavabais,lavaban
lavarse me lavaba,te lavabas,se lavaba,nos lavábamos,os lavabais,se lavaban
leer leía,leías,leía,leíamos,leíais,leían
levantar levantaba,levantabas,levantaba,levantábamos,levantabais,levantaban
levantarse me levantaba,te levantabas,se levantaba,nos levantábamos,os levantabais,se levantaban
limpiar limpiaba,limpiabas,limpiaba,limpiábamos,limpiabais,limpiaban
llamar llamaba,llamabas,llamaba,llamábamos,llamabais,llamaban
llamarse me llamaba,te llamabas,se llamaba,nos llamábamos,os llamabais,se llamaban
llegar llegaba,llegabas,llegaba,llegábamos,llegabais,llegaban
llenar llenaba,llenabas,llenaba,llenábamos,llenabais,llenaban
llevar llevaba,llevabas,llevaba,llevábamos,llevabais,llevaban
llorar lloraba,llorabas,lloraba,llorábamos,llorabais,lloraban
llover —,—,llovía,—,—,—
luchar luchaba,luchabas,luchaba,luchábamos,luchabais,luchaban
madrugar madrugaba,madrugabas,madrugaba,madrugábamos,madrugabais,madrugaban
mandar mandaba,mandabas,mandaba,mandábamos,mandabais,mandaban
mantener mantenía,mantenías,mantenía,manteníamos,manteníais,mantenían
medir medía,medías,medía,medíamos,medíais,medían
mejorar mejoraba,mejorabas,mejoraba,mejorábamos,mejorabais,mejoraban
mentir mentía,mentías,mentía,mentíamos,mentíais,mentían
merecer merecía,merecías,merecía,merecíamos,merecíais,merecían
meter metía,metías,metía,metíamos,metíais,metían
mirar miraba,mirabas,miraba,mirábamos,mirabais,miraban
molestar molestaba,molestabas,molestaba,molestábamos,molestabais,molestaban
montar montaba,montabas,montaba,montábamos,montabais,montaban
morir moría,morías,moría,moríamos,moríais,morían
mostrar mostraba,mostrabas,mostraba,mostrábamos,mostrabais,mostraban
mover movía,movías,movía,movíamos,movíais,movían
mudarse me mudaba,te mudabas,se mudaba,nos mudábamos,os mudabais,se mudaban
nacer nacía,nacías,nacía,nacíamos,nacíais,nacían
nadar nadaba,nadabas,nadaba,nadábamos,nadabais,nadaban
navegar navegaba,navegabas,navegaba,navegábamos,navegabais,navegaban
necesitar necesitaba,necesitabas,necesitaba,necesitábamos,necesitabais,necesitaban
negar negaba,negabas,negaba,negábamos,negabais,negaban
nevar —,—,nevaba,—,—,—
obedecer obedecía,obedecías,obedecía,obedecíamos,obedecíais,obedecían
obligar obligaba,obligabas,obligaba,obligábamos,obligabais,obligaban
obtener obtenía,obtenías,obtenía,obteníamos,obteníais,obtenían
ocurrir —,—,ocurría,—,—,ocurrían
odiar odiaba,odiabas,odiaba,odiábamos,odiabais,odiaban
ofrecer ofrecía,ofrecías,ofrecía,ofrecíamos,ofrecíais,ofrecían
oír oía,oías,oía,oíamos,oíais,oían
oler olía,olías,olía,olíamos,olíais,olían
olvidar olvidaba,olvidabas,olvidaba,olvidábamos,olvidabais,olvidaban
ordenar ordenaba,ordenabas,ordenaba,ordenábamos,ordenabais,ordenaban
organizar organizaba,organizabas,organizaba,organizábamos,organizabais,organizaban
pagar pagaba,pagabas,pagaba,pagábamos,pagabais,pagaban
parar paraba,parabas,paraba,parábamos,parabais,paraban
parecer parecía,parecías,parecía,parecíamos,parecíais,parecían
participar participaba,participabas,participaba,participábamos,participabais,participaban
pasar pasaba,pasabas,pasaba,pasábamos,pasabais,pasaban
pasarse me pasaba,te pasabas,se pasaba,nos pasábamos,os pasabais,se pasaban
pasear paseaba,paseabas,paseaba,paseábamos,paseabais,paseaban
patinar patinaba,patinabas,patinaba,patinábamos,patinabais,patinaban
pedir pedía,pedías,pedía,pedíamos,pedíais,pedían
pegar pegaba,pegabas,pegaba,pegábamos,pegabais,pegaban
peinarse me peinaba,te peinabas,se peinaba,nos peinábamos,os peinabais,se peinaban
pelear peleaba,peleabas,peleaba,peleábamos,peleabais,peleaban
pensar pensaba,pensabas,pensaba,pensábamos,pensabais,pensaban
perder perdía,perdías,perdía,perdíamos,perdíais,perdían
permitir permitía,permitías,permitía,permitíamos,permitíais,permitían
pertenecer pertenecía,pertenecías,pertenecía,pertenecíamos,pertenecíais,pertenecían
pescar pescaba,pescabas,pescaba,pescábamos,pescabais,pescaban
pintar pintaba,pintabas,pintaba,pintábamos,pintabais,pintaban
planchar planchaba,planchabas,planchaba,planchábamos,planchabais,planchaban
poder podía,podías,podía,podíamos,podíais,podían
poner ponía,ponías,ponía,poníamos,poníais,ponían
ponerse me ponía,te ponías,se ponía,nos poníamos,os poníais,se ponían
poseer poseía,poseías,poseía,poseíamos,poseíais,poseían
practicar practicaba,practicabas,practicaba,practicábamos,practicabais,practicaban
predecir predecía,predecías,predecía,predecíamos,predecíais,predecían
preferir prefería,preferías,prefería,preferíamos,preferíais,preferían
preguntar preguntaba,preguntabas,preguntaba,preguntábamos,preguntabais,preguntaban
preocuparse me preocupaba,te preocupabas,se preocupaba,nos preocupábamos,os preocupabais,se preocupaban
preparar preparaba,preparabas,preparaba,preparábamos,preparabais,preparaban
presentar presentaba,presentabas,presentaba,presentábamos,presentabais,presentaban
prestar prestaba,prestabas,prestaba,prestábamos,prestabais,prestaban
prevenir prevenía,prevenías,prevenía,preveníamos,preveníais,prevenían
prever preveía,preveías,preveía,preveíamos,preveíais,preveían
probar probaba,probabas,probaba,probábamos,probabais,probaban
producir producía,producías,producía,producíamos,producíais,producían
prohibir prohibía,prohibías,prohibía,prohibíamos,prohibíais,prohibían
prometer prometía,prometías,prometía,prometíamos,prometíais,prometían
proponer proponía,proponías,proponía,proponíamos,proponíais,proponían
proteger protegía,protegías,protegía,protegíamos,protegíais,protegían
proveer proveía,proveías,proveía,proveíamos,proveíais,proveían
publicar publicaba,publicabas,publicaba,publicábamos,publicabais,publicaban
quedar quedaba,quedabas,quedaba,quedábamos,quedabais,quedaban
quedarse me quedaba,te quedabas,se quedaba,nos quedábamos,os quedabais,se quedaban
quejarse me quejaba,te quejabas,se quejaba,nos quejábamos,os quejabais,se quejaban
querer quería,querías,quería,queríamos,queríais,querían
quitar quitaba,quitabas,quitaba,quitábamos,quitabais,quitaban
quitarse me quitaba,te quitabas,se quitaba,nos quitábamos,os quitabais,se quitaban
realizar realizaba,realizabas,realizaba,realizábamos,realizabais,realizaban
recibir recibía,recibías,recibía,recibíamos,recibíais,recibían
reciclar reciclaba,reciclabas,reciclaba,reciclábamos,reciclabais,reciclaban
recoger recogía,recogías,recogía,recogíamos,recogíais,recogían
recomendar recomendaba,recomendabas,recomendaba,recomendábamos,recomendabais,recomendaban
reconocer reconocía,reconocías,reconocía,reconocíamos,reconocíais,reconocían
recordar recordaba,recordabas,recordaba,recordábamos,recordabais,recordaban
reducir reducía,reducías,reducía,reducíamos,reducíais,reducían
regalar regalaba,regalabas,regalaba,regalábamos,regalabais,regalaban
regresar regresaba,regresabas,regresaba,regresábamos,regresabais,regresaban
reír reía,reías,reía,reíamos,reíais,reían
reírse me reía,te reías,se reía,nos reíamos,os reíais,se reían
relajarse me relajaba,te relajabas,se relajaba,nos relajábamos,os relajabais,se relajaban
reñir reñía,reñías,reñía,reñíamos,reñíais,reñían
repasar repasaba,repasabas,repasaba,repasábamos,repasabais,repasaban
repetir repetía,repetías,repetía,repetíamos,repetíais,repetían
reservar reservaba,reservabas,reservaba,reservábamos,reservabais,reservaban
resolver resolvía,resolvías,resolvía,resolvíamos,resolvíais,resolvían
respetar respetaba,respetabas,respetaba,respetábamos,respetabais,respetaban
responder respondía,respondías,respondía,respondíamos,respondíais,respondían
reunir reunía,reunías,reunía,reuníamos,reuníais,reunían
reunirse me reunía,te reunías,se reunía,nos reuníamos,os reuníais,se reunían
romper rompía,rompías,rompía,rompíamos,rompíais,rompían
saber sabía,sabías,sabía,sabíamos,sabíais,sabían
sacar sacaba,sacabas,sacaba,sacábamos,sacabais,sacaban
salir salía,salías,salía,salíamos,salíais,salían
saltar saltaba,saltabas,saltaba,saltábamos,saltabais,saltaban
saludar saludaba,saludabas,saludaba,saludábamos,saludabais,saludaban
salvar salvaba,salvabas,salvaba,salvábamos,salvabais,salvaban
satisfacer satisfacía,satisfacías,satisfacía,satisfacíamos,satisfacíais,satisfacían
secar secaba,secabas,secaba,secábamos,secabais,secaban
seguir seguía,seguías,seguía,seguíamos,seguíais,seguían
sentarse me sentaba,te sentabas,se sentaba,nos sentábamos,os sentabais,se sentaban
sentir sentía,sentías,sentía,sentíamos,sentíais,sentían
sentirse me sentía,te sentías,se sentía,nos sentíamos,os sentíais,se sentían
ser era,eras,era,éramos,erais,eran
servir servía,servías,servía,servíamos,servíais,servían
significar significaba,significabas,significaba,significábamos,significabais,significaban
situar situaba,situabas,situaba,situábamos,situabais,situaban
soler solía,solías,solía,solíamos,solíais,solían
solicitar solicitaba,solicitabas,solicitaba,solicitábamos,solicitabais,solicitaban
sonar sonaba,sonabas,sonaba,sonábamos,sonabais,sonaban
sonreír sonreía,sonreías,sonreía,sonreíamos,sonreíais,sonreían
soñar soñaba,soñabas,soñaba,soñábamos,soñabais,soñaban
soportar soportaba,soportabas,soportaba,soportábamos,soportabais,soportaban
subir subía,subías,subía,subíamos,subíais,subían
sufrir sufría,sufrías,sufría,sufríamos,sufríais,sufrían
sugerir sugería,sugerías,sugería,sugeríamos,sugeríais,sugerían
suponer suponía,suponías,suponía,suponíamos,suponíais,suponían
suspender suspendía,suspendías,suspendía,suspendíamos,suspendíais,suspendían
sustituir sustituía,sustituías,sustituía,sustituíamos,sustituíais,sustituían
tardar tardaba,tardabas,tardaba,tardábamos,tardabais,tardaban
temer temía,temías,temía,temíamos,temíais,temían
tener tenía,tenías,tenía,teníamos,teníais,tenían
terminar terminaba,terminabas,terminaba,terminábamos,terminabais,terminaban
tirar tiraba,tirabas,tiraba,tirábamos,tirabais,tiraban
tocar tocaba,tocabas,tocaba,tocábamos,tocabais,tocaban
tomar tomaba,tomabas,tomaba,tomábamos,tomabais,tomaban
torcer torcía,torcías,torcía,torcíamos,torcíais,torcían
trabajar trabajaba,trabajabas,trabajaba,trabajábamos,trabajabais,trabajaban
traducir traducía,traducías,traducía,traducíamos,traducíais,traducían
traer traía,traías,traía,traíamos,traíais,traían
tratar trataba,tratabas,trataba,tratábamos,tratabais,trataban
tropezar tropezaba,tropezabas,tropezaba,tropezábamos,tropezabais,tropezaban
usar usaba,usabas,usaba,usábamos,usabais,usaban
utilizar utilizaba,utilizabas,utilizaba,utilizábamos,utilizabais,utilizaban
vaciar vaciaba,vaciabas,vaciaba,vaciábamos,vaciabais,vaciaban
valer valía,valías,valía,valíamos,valíais,valían
variar variaba,variabas,variaba,variábamos,variabais,variaban
vencer vencía,vencías,vencía,vencíamos,vencíais,vencían
vender vendía,vendías,vendía,vendíamos,vendíais,vendían
venir venía,venías,venía,veníamos,veníais,venían
ver veía,veías,veía,veíamos,veíais,veían
vestir vestía,vestías,vestía,vestíamos,vestíais,vestían
vestirse me vestía,te vestías,se vestía,nos vestíamos,os vestíais,se vestían
viajar viajaba,viajabas,viajaba,viajábamos,viajabais,viajaban
visitar visitaba,visitabas,visitaba,visitábamos,visitabais,visitaban
vivir vivía,vivías,vivía,vivíamos,vivíais,vivían
volar volaba,volabas,volaba,volábamos,volabais,volaban
volver volvía,volvías,volvía,volvíamos,volvíais,volvían
votar votaba,votabas,votaba,votábamos,votabais,votaban
`
