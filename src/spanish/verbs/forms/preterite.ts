// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abrí,abriste,abrió,abrimos,abristeis,abrieron
aburrirse me aburrí,te aburriste,se aburrió,nos aburrimos,os aburristeis,se aburrieron
acabar acabé,acabaste,acabó,acabamos,acabasteis,acabaron
aceptar acepté,aceptaste,aceptó,aceptamos,aceptasteis,aceptaron
acompañar acompañé,acompañaste,acompañó,acompañamos,acompañasteis,acompañaron
aconsejar aconsejé,aconsejaste,aconsejó,aconsejamos,aconsejasteis,aconsejaron
acordarse me acordé,te acordaste,se acordó,nos acordamos,os acordasteis,se acordaron
acostarse me acosté,te acostaste,se acostó,nos acostamos,os acostasteis,se acostaron
actuar actué,actuaste,actuó,actuamos,actuasteis,actuaron
adquirir adquirí,adquiriste,adquirió,adquirimos,adquiristeis,adquirieron
afeitarse me afeité,te afeitaste,se afeitó,nos afeitamos,os afeitasteis,se afeitaron
agradecer agradecí,agradeciste,agradeció,agradecimos,agradecisteis,agradecieron
ahorrar ahorré,ahorraste,ahorró,ahorramos,ahorrasteis,ahorraron
aislar aislé,aislaste,aisló,aislamos,aislasteis,aislaron
alegrarse me alegré,te alegraste,se alegró,nos alegramos,os alegrasteis,se alegraron
almorzar almorcé,almorzaste,almorzó,almorzamos,almorzasteis,almorzaron
alquilar alquilé,alquilaste,alquiló,alquilamos,alquilasteis,alquilaron
amar amé,amaste,amó,amamos,amasteis,amaron
ampliar amplié,ampliaste,amplió,ampliamos,ampliasteis,ampliaron
andar anduve,anduviste,anduvo,anduvimos,anduvisteis,anduvieron
anunciar anuncié,anunciaste,anunció,anunciamos,anunciasteis,anunciaron
añadir añadí,añadiste,añadió,añadimos,añadisteis,añadieron
apagar apagué,apagaste,apagó,apagamos,apagasteis,apagaron
aparecer aparecí,apareciste,apareció,aparecimos,aparecisteis,aparecieron
apoyar apoyé,apoyaste,apoyó,apoyamos,apoyasteis,apoyaron
aprender aprendí,aprendiste,aprendió,aprendimos,aprendisteis,aprendieron
aprobar aprobé,aprobaste,aprobó,aprobamos,aprobasteis,aprobaron
aprovechar aproveché,aprovechaste,aprovechó,aprovechamos,aprovechasteis,aprovecharon
arreglar arreglé,arreglaste,arregló,arreglamos,arreglasteis,arreglaron
asistir asistí,asististe,asistió,asistimos,asististeis,asistieron
aumentar aumenté,aumentaste,aumentó,aumentamos,aumentasteis,aumentaron
averiguar averigüé,averiguaste,averiguó,averiguamos,averiguasteis,averiguaron
avisar avisé,avisaste,avisó,avisamos,avisasteis,avisaron
ayudar ayudé,ayudaste,ayudó,ayudamos,ayudasteis,ayudaron
bailar bailé,bailaste,bailó,bailamos,bailasteis,bailaron
bajar bajé,bajaste,bajó,bajamos,bajasteis,bajaron
bañarse me bañé,te bañaste,se bañó,nos bañamos,os bañasteis,se bañaron
barrer barrí,barriste,barrió,barrimos,barristeis,barrieron
beber bebí,bebiste,bebió,bebimos,bebisteis,bebieron
besar besé,besaste,besó,besamos,besasteis,besaron
borrar borré,borraste,borró,borramos,borrasteis,borraron
bullir bullí,bulliste,bulló,bullimos,bullisteis,bulleron
buscar busqué,buscaste,buscó,buscamos,buscasteis,buscaron
caber cupe,cupiste,cupo,cupimos,cupisteis,cupieron
caer caí,caíste,cayó,caímos,caísteis,cayeron
caerse me caí,te caíste,se cayó,nos caímos,os caísteis,se cayeron
calentar calenté,calentaste,calentó,calentamos,calentasteis,calentaron
callarse me callé,te callaste,se calló,nos callamos,os callasteis,se callaron
cambiar cambié,cambiaste,cambió,cambiamos,cambiasteis,cambiaron
caminar caminé,caminaste,caminó,caminamos,caminasteis,caminaron
cansarse me cansé,te cansaste,se cansó,nos cansamos,os cansasteis,se cansaron
cantar canté,cantaste,cantó,cantamos,cantasteis,cantaron
casarse me casé,te casaste,se casó,nos casamos,os casasteis,se casaron
celebrar celebré,celebraste,celebró,celebramos,celebrasteis,celebraron
cenar cené,cenaste,cenó,cenamos,cenasteis,cenaron
cepillarse me cepillé,te cepillaste,se cepilló,nos cepillamos,os cepillasteis,se cepillaron
cerrar cerré,cerraste,cerró,cerramos,cerrasteis,cerraron
charlar charlé,charlaste,charló,charlamos,charlasteis,charlaron
cocinar cociné,cocinaste,cocinó,cocinamos,cocinasteis,cocinaron
coger cogí,cogiste,cogió,cogimos,cogisteis,cogieron
colgar colgué,colgaste,colgó,colgamos,colgasteis,colgaron
colocar coloqué,colocaste,colocó,colocamos,colocasteis,colocaron
comenzar comencé,comenzaste,comenzó,comenzamos,comenzasteis,comenzaron
comer comí,comiste,comió,comimos,comisteis,comieron
compartir compartí,compartiste,compartió,compartimos,compartisteis,compartieron
competir competí,competiste,compitió,competimos,competisteis,compitieron
comprar compré,compraste,compró,compramos,comprasteis,compraron
comprender comprendí,comprendiste,comprendió,comprendimos,comprendisteis,comprendieron
concluir concluí,concluiste,concluyó,concluimos,concluisteis,concluyeron
conducir conduje,condujiste,condujo,condujimos,condujisteis,condujeron
confiar confié,confiaste,confió,confiamos,confiasteis,confiaron
conocer conocí,conociste,conoció,conocimos,conocisteis,conocieron
conseguir conseguí,conseguiste,consiguió,conseguimos,conseguisteis,consiguieron
construir construí,construiste,construyó,construimos,construisteis,construyeron
contaminar contaminé,contaminaste,contaminó,contaminamos,contaminasteis,contaminaron
contar conté,contaste,contó,contamos,contasteis,contaron
contestar contesté,contestaste,contestó,contestamos,contestasteis,contestaron
continuar continué,continuaste,continuó,continuamos,continuasteis,continuaron
contribuir contribuí,contribuiste,contribuyó,contribuimos,contribuisteis,contribuyeron
convencer convencí,convenciste,convenció,convencimos,convencisteis,convencieron
convenir convine,conviniste,convino,convinimos,convinisteis,convinieron
convertir convertí,convertiste,convirtió,convertimos,convertisteis,convirtieron
convertirse me convertí,te convertiste,se convirtió,nos convertimos,os convertisteis,se convirtieron
copiar copié,copiaste,copió,copiamos,copiasteis,copiaron
corregir corregí,corregiste,corrigió,corregimos,corregisteis,corrigieron
correr corrí,corriste,corrió,corrimos,corristeis,corrieron
cortar corté,cortaste,cortó,cortamos,cortasteis,cortaron
costar costé,costaste,costó,costamos,costasteis,costaron
crear creé,creaste,creó,creamos,creasteis,crearon
crecer crecí,creciste,creció,crecimos,crecisteis,crecieron
creer creí,creíste,creyó,creímos,creísteis,creyeron
criar crie,criaste,crio,criamos,criasteis,criaron
cruzar crucé,cruzaste,cruzó,cruzamos,cruzasteis,cruzaron
cubrir cubrí,cubriste,cubrió,cubrimos,cubristeis,cubrieron
cuidar cuidé,cuidaste,cuidó,cuidamos,cuidasteis,cuidaron
cumplir cumplí,cumpliste,cumplió,cumplimos,cumplisteis,cumplieron
dar di,diste,dio,dimos,disteis,dieron
deber debí,debiste,debió,debimos,debisteis,debieron
decidir decidí,decidiste,decidió,decidimos,decidisteis,decidieron
decir dije,dijiste,dijo,dijimos,dijisteis,dijeron
dedicarse me dediqué,te dedicaste,se dedicó,nos dedicamos,os dedicasteis,se dedicaron
defender defendí,defendiste,defendió,defendimos,defendisteis,defendieron
dejar dejé,dejaste,dejó,dejamos,dejasteis,dejaron
desaparecer desaparecí,desapareciste,desapareció,desaparecimos,desaparecisteis,desaparecieron
desarrollar desarrollé,desarrollaste,desarrolló,desarrollamos,desarrollasteis,desarrollaron
desayunar desayuné,desayunaste,desayunó,desayunamos,desayunasteis,desayunaron
descansar descansé,descansaste,descansó,descansamos,descansasteis,descansaron
descargar descargué,descargaste,descargó,descargamos,descargasteis,descargaron
describir describí,describiste,describió,describimos,describisteis,describieron
descubrir descubrí,descubriste,descubrió,descubrimos,descubristeis,descubrieron
desear deseé,deseaste,deseó,deseamos,deseasteis,desearon
deshacer deshice,deshiciste,deshizo,deshicimos,deshicisteis,deshicieron
despedirse me despedí,te despediste,se despidió,nos despedimos,os despedisteis,se despidieron
despertar desperté,despertaste,despertó,despertamos,despertasteis,despertaron
despertarse me desperté,te despertaste,se despertó,nos despertamos,os despertasteis,se despertaron
destruir destruí,destruiste,destruyó,destruimos,destruisteis,destruyeron
devolver devolví,devolviste,devolvió,devolvimos,devolvisteis,devolvieron
dibujar dibujé,dibujaste,dibujó,dibujamos,dibujasteis,dibujaron
dirigir dirigí,dirigiste,dirigió,dirigimos,dirigisteis,dirigieron
discutir discutí,discutiste,discutió,discutimos,discutisteis,discutieron
diseñar diseñé,diseñaste,diseñó,diseñamos,diseñasteis,diseñaron
disfrutar disfruté,disfrutaste,disfrutó,disfrutamos,disfrutasteis,disfrutaron
disminuir disminuí,disminuiste,disminuyó,disminuimos,disminuisteis,disminuyeron
distinguir distinguí,distinguiste,distinguió,distinguimos,distinguisteis,distinguieron
divertirse me divertí,te divertiste,se divirtió,nos divertimos,os divertisteis,se divirtieron
doblar doblé,doblaste,dobló,doblamos,doblasteis,doblaron
doler dolí,doliste,dolió,dolimos,dolisteis,dolieron
dormir dormí,dormiste,durmió,dormimos,dormisteis,durmieron
dormirse me dormí,te dormiste,se durmió,nos dormimos,os dormisteis,se durmieron
ducharse me duché,te duchaste,se duchó,nos duchamos,os duchasteis,se ducharon
dudar dudé,dudaste,dudó,dudamos,dudasteis,dudaron
durar duré,duraste,duró,duramos,durasteis,duraron
echar eché,echaste,echó,echamos,echasteis,echaron
elegir elegí,elegiste,eligió,elegimos,elegisteis,eligieron
empezar empecé,empezaste,empezó,empezamos,empezasteis,empezaron
encantar encanté,encantaste,encantó,encantamos,encantasteis,encantaron
encender encendí,encendiste,encendió,encendimos,encendisteis,encendieron
encontrar encontré,encontraste,encontró,encontramos,encontrasteis,encontraron
enfadarse me enfadé,te enfadaste,se enfadó,nos enfadamos,os enfadasteis,se enfadaron
enseñar enseñé,enseñaste,enseñó,enseñamos,enseñasteis,enseñaron
entender entendí,entendiste,entendió,entendimos,entendisteis,entendieron
entrar entré,entraste,entró,entramos,entrasteis,entraron
entregar entregué,entregaste,entregó,entregamos,entregasteis,entregaron
entrenar entrené,entrenaste,entrenó,entrenamos,entrenasteis,entrenaron
enviar envié,enviaste,envió,enviamos,enviasteis,enviaron
errar erré,erraste,erró,erramos,errasteis,erraron
escapar escapé,escapaste,escapó,escapamos,escapasteis,escaparon
esconder escondí,escondiste,escondió,escondimos,escondisteis,escondieron
escribir escribí,escribiste,escribió,escribimos,escribisteis,escribieron
escuchar escuché,escuchaste,escuchó,escuchamos,escuchasteis,escucharon
esperar esperé,esperaste,esperó,esperamos,esperasteis,esperaron
esquiar esquié,esquiaste,esquió,esquiamos,esquiasteis,esquiaron
estar estuve,estuviste,estuvo,estuvimos,estuvisteis,estuvieron
estudiar estudié,estudiaste,estudió,estudiamos,estudiasteis,estudiaron
evaluar evalué,evaluaste,evaluó,evaluamos,evaluasteis,evaluaron
evitar evité,evitaste,evitó,evitamos,evitasteis,evitaron
exigir exigí,exigiste,exigió,exigimos,exigisteis,exigieron
existir existí,exististe,existió,existimos,exististeis,existieron
explicar expliqué,explicaste,explicó,explicamos,explicasteis,explicaron
faltar falté,faltaste,faltó,faltamos,faltasteis,faltaron
felicitar felicité,felicitaste,felicitó,felicitamos,felicitasteis,felicitaron
firmar firmé,firmaste,firmó,firmamos,firmasteis,firmaron
fotografiar fotografié,fotografiaste,fotografió,fotografiamos,fotografiasteis,fotografiaron
fregar fregué,fregaste,fregó,fregamos,fregasteis,fregaron
freír freí,freíste,frio,freímos,freísteis,frieron
fumar fumé,fumaste,fumó,fumamos,fumasteis,fumaron
funcionar funcioné,funcionaste,funcionó,funcionamos,funcionasteis,funcionaron
ganar gané,ganaste,ganó,ganamos,ganasteis,ganaron
gastar gasté,gastaste,gastó,gastamos,gastasteis,gastaron
girar giré,giraste,giró,giramos,girasteis,giraron
graduarse me gradué,te graduaste,se graduó,nos graduamos,os graduasteis,se graduaron
gritar grité,gritaste,gritó,gritamos,gritasteis,gritaron
gruñir gruñí,gruñiste,gruñó,gruñimos,gruñisteis,gruñeron
guardar guardé,guardaste,guardó,guardamos,guardasteis,guardaron
guiar guie,guiaste,guio,guiamos,guiasteis,guiaron
gustar gusté,gustaste,gustó,gustamos,gustasteis,gustaron
haber hube,hubiste,hubo,hubimos,hubisteis,hubieron
hablar hablé,hablaste,habló,hablamos,hablasteis,hablaron
hacer hice,hiciste,hizo,hicimos,hicisteis,hicieron
huir hui,huiste,huyó,huimos,huisteis,huyeron
imaginar imaginé,imaginaste,imaginó,imaginamos,imaginasteis,imaginaron
impedir impedí,impediste,impidió,impedimos,impedisteis,impidieron
importar importé,importaste,importó,importamos,importasteis,importaron
imprimir imprimí,imprimiste,imprimió,imprimimos,imprimisteis,imprimieron
incluir incluí,incluiste,incluyó,incluimos,incluisteis,incluyeron
intentar intenté,intentaste,intentó,intentamos,intentasteis,intentaron
interesar interesé,interesaste,interesó,interesamos,interesasteis,interesaron
introducir introduje,introdujiste,introdujo,introdujimos,introdujisteis,introdujeron
invitar invité,invitaste,invitó,invitamos,invitasteis,invitaron
ir fui,fuiste,fue,fuimos,fuisteis,fueron
irse me fui,te fuiste,se fue,nos fuimos,os fuisteis,se fueron
jugar jugué,jugaste,jugó,jugamos,jugasteis,jugaron
lavar lavé,lavaste,lavó,lavamos,lavasteis,lavaron
lavarse me lavé,te lavaste,se lavó,nos lavamos,os lavasteis,se lavaron
leer leí,leíste,leyó,leímos,leísteis,leyeron
levantar levanté,levantaste,levantó,levantamos,levantasteis,levantaron
levantarse me levanté,te levantaste,se levantó,nos levantamos,os levantasteis,se levantaron
limpiar limpié,limpiaste,limpió,limpiamos,limpiasteis,limpiaron
llamar llamé,llamaste,llamó,llamamos,llamasteis,llamaron
llamarse me llamé,te llamaste,se llamó,nos llamamos,os llamasteis,se llamaron
llegar llegué,llegaste,llegó,llegamos,llegasteis,llegaron
llenar llené,llenaste,llenó,llenamos,llenasteis,llenaron
llevar llevé,llevaste,llevó,llevamos,llevasteis,llevaron
llorar lloré,lloraste,lloró,lloramos,llorasteis,lloraron
llover —,—,llovió,—,—,—
luchar luché,luchaste,luchó,luchamos,luchasteis,lucharon
madrugar madrugué,madrugaste,madrugó,madrugamos,madrugasteis,madrugaron
mandar mandé,mandaste,mandó,mandamos,mandasteis,mandaron
mantener mantuve,mantuviste,mantuvo,mantuvimos,mantuvisteis,mantuvieron
medir medí,mediste,midió,medimos,medisteis,midieron
mejorar mejoré,mejoraste,mejoró,mejoramos,mejorasteis,mejoraron
mentir mentí,mentiste,mintió,mentimos,mentisteis,mintieron
merecer merecí,mereciste,mereció,merecimos,merecisteis,merecieron
meter metí,metiste,metió,metimos,metisteis,metieron
mirar miré,miraste,miró,miramos,mirasteis,miraron
molestar molesté,molestaste,molestó,molestamos,molestasteis,molestaron
montar monté,montaste,montó,montamos,montasteis,montaron
morir morí,moriste,murió,morimos,moristeis,murieron
mostrar mostré,mostraste,mostró,mostramos,mostrasteis,mostraron
mover moví,moviste,movió,movimos,movisteis,movieron
mudarse me mudé,te mudaste,se mudó,nos mudamos,os mudasteis,se mudaron
nacer nací,naciste,nació,nacimos,nacisteis,nacieron
nadar nadé,nadaste,nadó,nadamos,nadasteis,nadaron
navegar navegué,navegaste,navegó,navegamos,navegasteis,navegaron
necesitar necesité,necesitaste,necesitó,necesitamos,necesitasteis,necesitaron
negar negué,negaste,negó,negamos,negasteis,negaron
nevar —,—,nevó,—,—,—
obedecer obedecí,obedeciste,obedeció,obedecimos,obedecisteis,obedecieron
obligar obligué,obligaste,obligó,obligamos,obligasteis,obligaron
obtener obtuve,obtuviste,obtuvo,obtuvimos,obtuvisteis,obtuvieron
ocurrir —,—,ocurrió,—,—,ocurrieron
odiar odié,odiaste,odió,odiamos,odiasteis,odiaron
ofrecer ofrecí,ofreciste,ofreció,ofrecimos,ofrecisteis,ofrecieron
oír oí,oíste,oyó,oímos,oísteis,oyeron
oler olí,oliste,olió,olimos,olisteis,olieron
olvidar olvidé,olvidaste,olvidó,olvidamos,olvidasteis,olvidaron
ordenar ordené,ordenaste,ordenó,ordenamos,ordenasteis,ordenaron
organizar organicé,organizaste,organizó,organizamos,organizasteis,organizaron
pagar pagué,pagaste,pagó,pagamos,pagasteis,pagaron
parar paré,paraste,paró,paramos,parasteis,pararon
parecer parecí,pareciste,pareció,parecimos,parecisteis,parecieron
participar participé,participaste,participó,participamos,participasteis,participaron
pasar pasé,pasaste,pasó,pasamos,pasasteis,pasaron
pasarse me pasé,te pasaste,se pasó,nos pasamos,os pasasteis,se pasaron
pasear paseé,paseaste,paseó,paseamos,paseasteis,pasearon
patinar patiné,patinaste,patinó,patinamos,patinasteis,patinaron
pedir pedí,pediste,pidió,pedimos,pedisteis,pidieron
pegar pegué,pegaste,pegó,pegamos,pegasteis,pegaron
peinarse me peiné,te peinaste,se peinó,nos peinamos,os peinasteis,se peinaron
pelear peleé,peleaste,peleó,peleamos,peleasteis,pelearon
pensar pensé,pensaste,pensó,pensamos,pensasteis,pensaron
perder perdí,perdiste,perdió,perdimos,perdisteis,perdieron
permitir permití,permitiste,permitió,permitimos,permitisteis,permitieron
pertenecer pertenecí,perteneciste,perteneció,pertenecimos,pertenecisteis,pertenecieron
pescar pesqué,pescaste,pescó,pescamos,pescasteis,pescaron
pintar pinté,pintaste,pintó,pintamos,pintasteis,pintaron
planchar planché,planchaste,planchó,planchamos,planchasteis,plancharon
poder pude,pudiste,pudo,pudimos,pudisteis,pudieron
poner puse,pusiste,puso,pusimos,pusisteis,pusieron
ponerse me puse,te pusiste,se puso,nos pusimos,os pusisteis,se pusieron
poseer poseí,poseíste,poseyó,poseímos,poseísteis,poseyeron
practicar practiqué,practicaste,practicó,practicamos,practicasteis,practicaron
predecir predije,predijiste,predijo,predijimos,predijisteis,predijeron
preferir preferí,preferiste,prefirió,preferimos,preferisteis,prefirieron
preguntar pregunté,preguntaste,preguntó,preguntamos,preguntasteis,preguntaron
preocuparse me preocupé,te preocupaste,se preocupó,nos preocupamos,os preocupasteis,se preocuparon
preparar preparé,preparaste,preparó,preparamos,preparasteis,prepararon
presentar presenté,presentaste,presentó,presentamos,presentasteis,presentaron
prestar presté,prestaste,prestó,prestamos,prestasteis,prestaron
prevenir previne,previniste,previno,previnimos,previnisteis,previnieron
prever preví,previste,previó,previmos,previsteis,previeron
probar probé,probaste,probó,probamos,probasteis,probaron
producir produje,produjiste,produjo,produjimos,produjisteis,produjeron
prohibir prohibí,prohibiste,prohibió,prohibimos,prohibisteis,prohibieron
prometer prometí,prometiste,prometió,prometimos,prometisteis,prometieron
proponer propuse,propusiste,propuso,propusimos,propusisteis,propusieron
proteger protegí,protegiste,protegió,protegimos,protegisteis,protegieron
proveer proveí,proveíste,proveyó,proveímos,proveísteis,proveyeron
publicar publiqué,publicaste,publicó,publicamos,publicasteis,publicaron
quedar quedé,quedaste,quedó,quedamos,quedasteis,quedaron
quedarse me quedé,te quedaste,se quedó,nos quedamos,os quedasteis,se quedaron
quejarse me quejé,te quejaste,se quejó,nos quejamos,os quejasteis,se quejaron
querer quise,quisiste,quiso,quisimos,quisisteis,quisieron
quitar quité,quitaste,quitó,quitamos,quitasteis,quitaron
quitarse me quité,te quitaste,se quitó,nos quitamos,os quitasteis,se quitaron
realizar realicé,realizaste,realizó,realizamos,realizasteis,realizaron
recibir recibí,recibiste,recibió,recibimos,recibisteis,recibieron
reciclar reciclé,reciclaste,recicló,reciclamos,reciclasteis,reciclaron
recoger recogí,recogiste,recogió,recogimos,recogisteis,recogieron
recomendar recomendé,recomendaste,recomendó,recomendamos,recomendasteis,recomendaron
reconocer reconocí,reconociste,reconoció,reconocimos,reconocisteis,reconocieron
recordar recordé,recordaste,recordó,recordamos,recordasteis,recordaron
reducir reduje,redujiste,redujo,redujimos,redujisteis,redujeron
regalar regalé,regalaste,regaló,regalamos,regalasteis,regalaron
regresar regresé,regresaste,regresó,regresamos,regresasteis,regresaron
reír reí,reíste,rio,reímos,reísteis,rieron
reírse me reí,te reíste,se rio,nos reímos,os reísteis,se rieron
relajarse me relajé,te relajaste,se relajó,nos relajamos,os relajasteis,se relajaron
reñir reñí,reñiste,riñó,reñimos,reñisteis,riñeron
repasar repasé,repasaste,repasó,repasamos,repasasteis,repasaron
repetir repetí,repetiste,repitió,repetimos,repetisteis,repitieron
reservar reservé,reservaste,reservó,reservamos,reservasteis,reservaron
resolver resolví,resolviste,resolvió,resolvimos,resolvisteis,resolvieron
respetar respeté,respetaste,respetó,respetamos,respetasteis,respetaron
responder respondí,respondiste,respondió,respondimos,respondisteis,respondieron
reunir reuní,reuniste,reunió,reunimos,reunisteis,reunieron
reunirse me reuní,te reuniste,se reunió,nos reunimos,os reunisteis,se reunieron
romper rompí,rompiste,rompió,rompimos,rompisteis,rompieron
saber supe,supiste,supo,supimos,supisteis,supieron
sacar saqué,sacaste,sacó,sacamos,sacasteis,sacaron
salir salí,saliste,salió,salimos,salisteis,salieron
saltar salté,saltaste,saltó,saltamos,saltasteis,saltaron
saludar saludé,saludaste,saludó,saludamos,saludasteis,saludaron
salvar salvé,salvaste,salvó,salvamos,salvasteis,salvaron
satisfacer satisfice,satisficiste,satisfizo,satisficimos,satisficisteis,satisficieron
secar sequé,secaste,secó,secamos,secasteis,secaron
seguir seguí,seguiste,siguió,seguimos,seguisteis,siguieron
sentarse me senté,te sentaste,se sentó,nos sentamos,os sentasteis,se sentaron
sentir sentí,sentiste,sintió,sentimos,sentisteis,sintieron
sentirse me sentí,te sentiste,se sintió,nos sentimos,os sentisteis,se sintieron
ser fui,fuiste,fue,fuimos,fuisteis,fueron
servir serví,serviste,sirvió,servimos,servisteis,sirvieron
significar signifiqué,significaste,significó,significamos,significasteis,significaron
situar situé,situaste,situó,situamos,situasteis,situaron
soler —,—,—,—,—,—
solicitar solicité,solicitaste,solicitó,solicitamos,solicitasteis,solicitaron
sonar soné,sonaste,sonó,sonamos,sonasteis,sonaron
sonreír sonreí,sonreíste,sonrió,sonreímos,sonreísteis,sonrieron
soñar soñé,soñaste,soñó,soñamos,soñasteis,soñaron
soportar soporté,soportaste,soportó,soportamos,soportasteis,soportaron
subir subí,subiste,subió,subimos,subisteis,subieron
sufrir sufrí,sufriste,sufrió,sufrimos,sufristeis,sufrieron
sugerir sugerí,sugeriste,sugirió,sugerimos,sugeristeis,sugirieron
suponer supuse,supusiste,supuso,supusimos,supusisteis,supusieron
suspender suspendí,suspendiste,suspendió,suspendimos,suspendisteis,suspendieron
sustituir sustituí,sustituiste,sustituyó,sustituimos,sustituisteis,sustituyeron
tardar tardé,tardaste,tardó,tardamos,tardasteis,tardaron
temer temí,temiste,temió,temimos,temisteis,temieron
tener tuve,tuviste,tuvo,tuvimos,tuvisteis,tuvieron
terminar terminé,terminaste,terminó,terminamos,terminasteis,terminaron
tirar tiré,tiraste,tiró,tiramos,tirasteis,tiraron
tocar toqué,tocaste,tocó,tocamos,tocasteis,tocaron
tomar tomé,tomaste,tomó,tomamos,tomasteis,tomaron
torcer torcí,torciste,torció,torcimos,torcisteis,torcieron
trabajar trabajé,trabajaste,trabajó,trabajamos,trabajasteis,trabajaron
traducir traduje,tradujiste,tradujo,tradujimos,tradujisteis,tradujeron
traer traje,trajiste,trajo,trajimos,trajisteis,trajeron
tratar traté,trataste,trató,tratamos,tratasteis,trataron
tropezar tropecé,tropezaste,tropezó,tropezamos,tropezasteis,tropezaron
usar usé,usaste,usó,usamos,usasteis,usaron
utilizar utilicé,utilizaste,utilizó,utilizamos,utilizasteis,utilizaron
vaciar vacié,vaciaste,vació,vaciamos,vaciasteis,vaciaron
valer valí,valiste,valió,valimos,valisteis,valieron
variar varié,variaste,varió,variamos,variasteis,variaron
vencer vencí,venciste,venció,vencimos,vencisteis,vencieron
vender vendí,vendiste,vendió,vendimos,vendisteis,vendieron
venir vine,viniste,vino,vinimos,vinisteis,vinieron
ver vi,viste,vio,vimos,visteis,vieron
vestir vestí,vestiste,vistió,vestimos,vestisteis,vistieron
vestirse me vestí,te vestiste,se vistió,nos vestimos,os vestisteis,se vistieron
viajar viajé,viajaste,viajó,viajamos,viajasteis,viajaron
visitar visité,visitaste,visitó,visitamos,visitasteis,visitaron
vivir viví,viviste,vivió,vivimos,vivisteis,vivieron
volar volé,volaste,voló,volamos,volasteis,volaron
volver volví,volviste,volvió,volvimos,volvisteis,volvieron
votar voté,votaste,votó,votamos,votasteis,votaron
`
