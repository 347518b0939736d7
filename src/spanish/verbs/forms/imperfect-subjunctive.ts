// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abriera,abrieras,abriera,abriéramos,abrierais,abrieran
aburrirse me aburriera,te aburrieras,se aburriera,nos aburriéramos,os aburrierais,se aburrieran
acabar acabara,acabaras,acabara,acabáramos,acabarais,acabaran
aceptar aceptara,aceptaras,aceptara,aceptáramos,aceptarais,aceptaran
acompañar acompañara,acompañaras,acompañara,acompañáramos,acompañarais,acompañaran
aconsejar aconsejara,aconsejaras,aconsejara,aconsejáramos,aconsejarais,aconsejaran
acordarse me acordara,te acordaras,se acordara,nos acordáramos,os acordarais,se acordaran
acostarse me acostara,te acostaras,se acostara,nos acostáramos,os acostarais,se acostaran
actuar actuara,actuaras,actuara,actuáramos,actuarais,actuaran
adquirir adquiriera,adquirieras,adquiriera,adquiriéramos,adquirierais,adquirieran
afeitarse me afeitara,te afeitaras,se afeitara,nos afeitáramos,os afeitarais,se afeitaran
agradecer agradeciera,agradecieras,agradeciera,agradeciéramos,agradecierais,agradecieran
ahorrar ahorrara,ahorraras,ahorrara,ahorráramos,ahorrarais,ahorraran
aislar aislara,aislaras,aislara,aisláramos,aislarais,aislaran
alegrarse me alegrara,te alegraras,se alegrara,nos alegráramos,os alegrarais,se alegraran
almorzar almorzara,almorzaras,almorzara,almorzáramos,almorzarais,almorzaran
alquilar alquilara,alquilaras,alquilara,alquiláramos,alquilarais,alquilaran
amar amara,amaras,amara,amáramos,amarais,amaran
ampliar ampliara,ampliaras,ampliara,ampliáramos,ampliarais,ampliaran
andar anduviera,anduvieras,anduviera,anduviéramos,anduvierais,anduvieran
anunciar anunciara,anunciaras,anunciara,anunciáramos,anunciarais,anunciaran
añadir añadiera,añadieras,añadiera,añadiéramos,añadierais,añadieran
apagar apagara,apagaras,apagara,apagáramos,apagarais,apagaran
aparecer apareciera,aparecieras,apareciera,apareciéramos,aparecierais,aparecieran
apoyar apoyara,apoyaras,apoyara,apoyáramos,apoyarais,apoyaran
aprender aprendiera,aprendieras,aprendiera,aprendiéramos,aprendierais,aprendieran
aprobar aprobara,aprobaras,aprobara,aprobáramos,aprobarais,aprobaran
aprovechar aprovechara,aprovecharas,aprovechara,aprovecháramos,aprovecharais,aprovecharan
arreglar arreglara,arreglaras,arreglara,arregláramos,arreglarais,arreglaran
asistir asistiera,asistieras,asistiera,asistiéramos,asistierais,asistieran
aumentar aumentara,aumentaras,aumentara,aumentáramos,aumentarais,aumentaran
averiguar averiguara,averiguaras,averiguara,averiguáramos,averiguarais,averiguaran
avisar avisara,avisaras,avisara,avisáramos,avisarais,avisaran
ayudar ayudara,ayudaras,ayudara,ayudáramos,ayudarais,ayudaran
bailar bailara,bailaras,bailara,bailáramos,bailarais,bailaran
bajar bajara,bajaras,bajara,bajáramos,bajarais,bajaran
bañarse me bañara,te bañaras,se bañara,nos bañáramos,os bañarais,se bañaran
barrer barriera,barrieras,barriera,barriéramos,barrierais,barrieran
beber bebiera,bebieras,bebiera,bebiéramos,bebierais,bebieran
besar besara,besaras,besara,besáramos,besarais,besaran
borrar borrara,borraras,borrara,borráramos,borrarais,borraran
bullir bullera,bulleras,bullera,bulléramos,bullerais,bulleran
buscar buscara,buscaras,buscara,buscáramos,buscarais,buscaran
caber cupiera,cupieras,cupiera,cupiéramos,cupierais,cupieran
caer cayera,cayeras,cayera,cayéramos,cayerais,cayeran
caerse me cayera,te cayeras,se cayera,nos cayéramos,os cayerais,se cayeran
calentar calentara,calentaras,calentara,calentáramos,calentarais,calentaran
callarse me callara,te callaras,se callara,nos calláramos,os callarais,se callaran
cambiar cambiara,cambiaras,cambiara,cambiáramos,cambiarais,cambiaran
caminar caminara,caminaras,caminara,camináramos,caminarais,caminaran
cansarse me cansara,te cansaras,se cansara,nos cansáramos,os cansarais,se cansaran
cantar cantara,cantaras,cantara,cantáramos,cantarais,cantaran
casarse me casara,te casaras,se casara,nos casáramos,os casarais,se casaran
celebrar celebrara,celebraras,celebrara,celebráramos,celebrarais,celebraran
cenar cenara,cenaras,cenara,cenáramos,cenarais,cenaran
cepillarse me cepillara,te cepillaras,se cepillara,nos cepilláramos,os cepillarais,se cepillaran
cerrar cerrara,cerraras,cerrara,cerráramos,cerrarais,cerraran
charlar charlara,charlaras,charlara,charláramos,charlarais,charlaran
cocinar cocinara,cocinaras,cocinara,cocináramos,cocinarais,cocinaran
coger cogiera,cogieras,cogiera,cogiéramos,cogierais,cogieran
colgar colgara,colgaras,colgara,colgáramos,colgarais,colgaran
colocar colocara,colocaras,colocara,colocáramos,colocarais,colocaran
comenzar comenzara,comenzaras,comenzara,comenzáramos,comenzarais,comenzaran
comer comiera,comieras,comiera,comiéramos,comierais,comieran
compartir compartiera,compartieras,compartiera,compartiéramos,compartierais,compartieran
competir compitiera,compitieras,compitiera,compitiéramos,compitierais,compitieran
comprar comprara,compraras,comprara,compráramos,comprarais,compraran
comprender comprendiera,comprendieras,comprendiera,comprendiéramos,comprendierais,comprendieran
concluir concluyera,concluyeras,concluyera,concluyéramos,concluyerais,concluyeran
conducir condujera,condujeras,condujera,condujéramos,condujerais,condujeran
confiar confiara,confiaras,confiara,confiáramos,confiarais,confiaran
conocer conociera,conocieras,conociera,conociéramos,conocierais,conocieran
conseguir consiguiera,consiguieras,consiguiera,consiguiéramos,consiguierais,consiguieran
construir construyera,construyeras,construyera,construyéramos,construyerais,construyeran
contaminar contaminara,contaminaras,contaminara,contamináramos,contaminarais,contaminaran
contar contara,contaras,contara,contáramos,contarais,contaran
contestar contestara,contestaras,contestara,contestáramos,contestarais,contestaran
continuar continuara,continuaras,continuara,continuáramos,continuarais,continuaran
contribuir contribuyera,contribuyeras,contribuyera,contribuyéramos,contribuyerais,contribuyeran
convencer convenciera,convencieras,convenciera,convenciéramos,convencierais,convencieran
convenir conviniera,convinieras,conviniera,conviniéramos,convinierais,convinieran
convertir convirtiera,convirtieras,convirtiera,convirtiéramos,convirtierais,convirtieran
convertirse me convirtiera,te convirtieras,se convirtiera,nos convirtiéramos,os convirtierais,se convirtieran
copiar copiara,copiaras,copiara,copiáramos,copiarais,copiaran
corregir corrigiera,corrigieras,corrigiera,corrigiéramos,corrigierais,corrigieran
correr corriera,corrieras,corriera,corriéramos,corrierais,corrieran
cortar cortara,cortaras,cortara,cortáramos,cortarais,cortaran
costar costara,costaras,costara,costáramos,costarais,costaran
crear creara,crearas,creara,creáramos,crearais,crearan
crecer creciera,crecieras,creciera,creciéramos,crecierais,crecieran
creer creyera,creyeras,creyera,creyéramos,creyerais,creyeran
criar criara,criaras,criara,criáramos,criarais,criaran
cruzar cruzara,cruzaras,cruzara,cruzáramos,cruzarais,cruzaran
cubrir cubriera,cubrieras,cubriera,cubriéramos,cubrierais,cubrieran
cuidar cuidara,cuidaras,cuidara,cuidáramos,cuidarais,cuidaran
cumplir cumpliera,cumplieras,cumpliera,cumpliéramos,cumplierais,cumplieran
dar diera,dieras,diera,diéramos,dierais,dieran
deber debiera,debieras,debiera,debiéramos,debierais,debieran
decidir decidiera,decidieras,decidiera,decidiéramos,decidierais,decidieran
decir dijera,dijeras,dijera,dijéramos,dijerais,dijeran
dedicarse me dedicara,te dedicaras,se dedicara,nos dedicáramos,os dedicarais,se dedicaran
defender defendiera,defendieras,defendiera,defendiéramos,defendierais,defendieran
dejar dejara,dejaras,dejara,dejáramos,dejarais,dejaran
desaparecer desapareciera,desaparecieras,desapareciera,desapareciéramos,desaparecierais,desaparecieran
desarrollar desarrollara,desarrollaras,desarrollara,desarrolláramos,desarrollarais,desarrollaran
desayunar desayunara,desayunaras,desayunara,desayunáramos,desayunarais,desayunaran
descansar descansara,descansaras,descansara,descansáramos,descansarais,descansaran
descargar descargara,descargaras,descargara,descargáramos,descargarais,descargaran
describir describiera,describieras,describiera,describiéramos,describierais,describieran
descubrir descubriera,descubrieras,descubriera,descubriéramos,descubrierais,descubrieran
desear deseara,desearas,deseara,deseáramos,desearais,desearan
deshacer deshiciera,deshicieras,deshiciera,deshiciéramos,deshicierais,deshicieran
despedirse me despidiera,te despidieras,se despidiera,nos despidiéramos,os despidierais,se despidieran
despertar despertara,despertaras,despertara,despertáramos,despertarais,despertaran
despertarse me despertara,te despertaras,se despertara,nos despertáramos,os despertarais,se despertaran
destruir destruyera,destruyeras,destruyera,destruyéramos,destruyerais,destruyeran
devolver devolviera,devolvieras,devolviera,devolviéramos,devolvierais,devolvieran
dibujar dibujara,dibujaras,dibujara,dibujáramos,dibujarais,dibujaran
dirigir dirigiera,dirigieras,dirigiera,dirigiéramos,dirigierais,dirigieran
discutir discutiera,discutieras,discutiera,discutiéramos,discutierais,discutieran
diseñar diseñara,diseñaras,diseñara,diseñáramos,diseñarais,diseñaran
disfrutar disfrutara,disfrutaras,disfrutara,disfrutáramos,disfrutarais,disfrutaran
disminuir disminuyera,disminuyeras,disminuyera,disminuyéramos,disminuyerais,disminuyeran
distinguir distinguiera,distinguieras,distinguiera,distinguiéramos,distinguierais,distinguieran
divertirse me divirtiera,te divirtieras,se divirtiera,nos divirtiéramos,os divirtierais,se divirtieran
doblar doblara,doblaras,doblara,dobláramos,doblarais,doblaran
doler doliera,dolieras,doliera,doliéramos,dolierais,dolieran
dormir durmiera,durmieras,durmiera,durmiéramos,durmierais,durmieran
dormirse me durmiera,te durmieras,se durmiera,nos durmiéramos,os durmierais,se durmieran
ducharse me duchara,te ducharas,se duchara,nos ducháramos,os ducharais,se ducharan
dudar dudara,dudaras,dudara,dudáramos,dudarais,dudaran
durar durara,duraras,durara,duráramos,durarais,duraran
echar echara,echaras,echara,echáramos,echarais,echaran
elegir eligiera,eligieras,eligiera,eligiéramos,eligierais,eligieran
empezar empezara,empezaras,empezara,empezáramos,empezarais,empezaran
encantar encantara,encantaras,encantara,encantáramos,encantarais,encantaran
encender encendiera,encendieras,encendiera,encendiéramos,encendierais,encendieran
encontrar encontrara,encontraras,encontrara,encontráramos,encontrarais,encontraran
enfadarse me enfadara,te enfadaras,se enfadara,nos enfadáramos,os enfadarais,se enfadaran
enseñar enseñara,enseñaras,enseñara,enseñáramos,enseñarais,enseñaran
entender entendiera,entendieras,entendiera,entendiéramos,entendierais,entendieran
entrar entrara,entraras,entrara,entráramos,entrarais,entraran
entregar entregara,entregaras,entregara,entregáramos,entregarais,entregaran
entrenar entrenara,entrenaras,entrenara,entrenáramos,entrenarais,entrenaran
enviar enviara,enviaras,enviara,enviáramos,enviarais,enviaran
errar errara,erraras,errara,erráramos,errarais,erraran
escapar escapara,escaparas,escapara,escapáramos,escaparais,escaparan
esconder escondiera,escondieras,escondiera,escondiéramos,escondierais,escondieran
escribir escribiera,escribieras,escribiera,escribiéramos,escribierais,escribieran
escuchar escuchara,escucharas,escuchara,escucháramos,escucharais,escucharan
esperar esperara,esperaras,esperara,esperáramos,esperarais,esperaran
esquiar esquiara,esquiaras,esquiara,esquiáramos,esquiarais,esquiaran
estar estuviera,estuvieras,estuviera,estuviéramos,estuvierais,estuvieran
estudiar estudiara,estudiaras,estudiara,estudiáramos,estudiarais,estudiaran
evaluar evaluara,evaluaras,evaluara,evaluáramos,evaluarais,evaluaran
evitar evitara,evitaras,evitara,evitáramos,evitarais,evitaran
exigir exigiera,exigieras,exigiera,exigiéramos,exigierais,exigieran
existir existiera,existieras,existiera,existiéramos,existierais,existieran
explicar explicara,explicaras,explicara,explicáramos,explicarais,explicaran
faltar faltara,faltaras,faltara,faltáramos,faltarais,faltaran
felicitar felicitara,felicitaras,felicitara,felicitáramos,felicitarais,felicitaran
firmar firmara,firmaras,firmara,firmáramos,firmarais,firmaran
fotografiar fotografiara,fotografiaras,fotografiara,fotografiáramos,fotografiarais,fotografiaran
fregar fregara,fregaras,fregara,fregáramos,fregarais,fregaran
freír friera,frieras,friera,friéramos,frierais,frieran
fumar fumara,fumaras,fumara,fumáramos,fumarais,fumaran
funcionar funcionara,funcionaras,funcionara,funcionáramos,funcionarais,funcionaran
ganar ganara,ganaras,ganara,ganáramos,ganarais,ganaran
gastar gastara,gastaras,gastara,gastáramos,gastarais,gastaran
girar girara,giraras,girara,giráramos,girarais,giraran
graduarse me graduara,te graduaras,se graduara,nos graduáramos,os graduarais,se graduaran
gritar gritara,gritaras,gritara,gritáramos,gritarais,gritaran
gruñir gruñera,gruñeras,gruñera,gruñéramos,gruñerais,gruñeran
guardar guardara,guardaras,guardara,guardáramos,guardarais,guardaran
guiar guiara,guiaras,guiara,guiáramos,guiarais,guiaran
gustar gustara,gustaras,gustara,gustáramos,gustarais,gustaran
haber hubiera,hubieras,hubiera,hubiéramos,hubierais,hubieran
hablar hablara,hablaras,hablara,habláramos,hablarais,hablaran
hacer hiciera,hicieras,hiciera,hiciéramos,hicierais,hicieran
huir huyera,huyeras,huyera,huyéramos,huyerais,huyeran
imaginar imaginara,imaginaras,imaginara,imagináramos,imaginarais,imaginaran
impedir impidiera,impidieras,impidiera,impidiéramos,impidierais,impidieran
importar importara,importaras,importara,importáramos,importarais,importaran
imprimir imprimiera,imprimieras,imprimiera,imprimiéramos,imprimierais,imprimieran
incluir incluyera,incluyeras,incluyera,incluyéramos,incluyerais,incluyeran
intentar intentara,intentaras,intentara,intentáramos,intentarais,intentaran
interesar interesara,interesaras,interesara,interesáramos,interesarais,interesaran
introducir introdujera,introdujeras,introdujera,introdujéramos,introdujerais,introdujeran
invitar invitara,invitaras,invitara,invitáramos,invitarais,invitaran
ir fuera,fueras,fuera,fuéramos,fuerais,fueran
irse me fuera,te fueras,se fuera,nos fuéramos,os fuerais,se fueran
jugar jugara,jugaras,jugara,jugáramos,jugarais,jugaran
lavar lavara,lavaras,lavara,laváramos,lavarais,lavaran
lavarse me lavara,te lavaras,se lavara,nos laváramos,os lavarais,se lavaran
leer leyera,leyeras,leyera,leyéramos,leyerais,leyeran
levantar levantara,levantaras,levantara,levantáramos,levantarais,levantaran
levantarse me levantara,te levantaras,se levantara,nos levantáramos,os levantarais,se levantaran
limpiar limpiara,limpiaras,limpiara,limpiáramos,limpiarais,limpiaran
llamar llamara,llamaras,llamara,llamáramos,llamarais,llamaran
llamarse me llamara,te llamaras,se llamara,nos llamáramos,os llamarais,se llamaran
llegar llegara,llegaras,llegara,llegáramos,llegarais,llegaran
llenar llenara,llenaras,llenara,llenáramos,llenarais,llenaran
llevar llevara,llevaras,llevara,lleváramos,llevarais,llevaran
llorar llorara,lloraras,llorara,lloráramos,llorarais,lloraran
llover —,—,lloviera,—,—,—
luchar luchara,lucharas,luchara,lucháramos,lucharais,lucharan
madrugar madrugara,madrugaras,madrugara,madrugáramos,madrugarais,madrugaran
mandar mandara,mandaras,mandara,mandáramos,mandarais,mandaran
mantener mantuviera,mantuvieras,mantuviera,mantuviéramos,mantuvierais,mantuvieran
medir midiera,midieras,midiera,midiéramos,midierais,midieran
mejorar mejorara,mejoraras,mejorara,mejoráramos,mejorarais,mejoraran
mentir mintiera,mintieras,mintiera,mintiéramos,mintierais,mintieran
merecer mereciera,merecieras,mereciera,mereciéramos,merecierais,merecieran
meter metiera,metieras,metiera,metiéramos,metierais,metieran
mirar mirara,miraras,mirara,miráramos,mirarais,miraran
molestar molestara,molestaras,molestara,molestáramos,molestarais,molestaran
montar montara,montaras,montara,montáramos,montarais,montaran
morir muriera,murieras,muriera,muriéramos,murierais,murieran
mostrar mostrara,mostraras,mostrara,mostráramos,mostrarais,mostraran
mover moviera,movieras,moviera,moviéramos,movierais,movieran
mudarse me mudara,te mudaras,se mudara,nos mudáramos,os mudarais,se mudaran
nacer naciera,nacieras,naciera,naciéramos,nacierais,nacieran
nadar nadara,nadaras,nadara,nadáramos,nadarais,nadaran
navegar navegara,navegaras,navegara,navegáramos,navegarais,navegaran
necesitar necesitara,necesitaras,necesitara,necesitáramos,necesitarais,necesitaran
negar negara,negaras,negara,negáramos,negarais,negaran
nevar —,—,nevara,—,—,—
obedecer obedeciera,obedecieras,obedeciera,obedeciéramos,obedecierais,obedecieran
obligar obligara,obligaras,obligara,obligáramos,obligarais,obligaran
obtener obtuviera,obtuvieras,obtuviera,obtuviéramos,obtuvierais,obtuvieran
ocurrir —,—,ocurriera,—,—,ocurrieran
odiar odiara,odiaras,odiara,odiáramos,odiarais,odiaran
ofrecer ofreciera,ofrecieras,ofreciera,ofreciéramos,ofrecierais,ofrecieran
oír oyera,oyeras,oyera,oyéramos,oyerais,oyeran
oler oliera,olieras,oliera,oliéramos,olierais,olieran
olvidar olvidara,olvidaras,olvidara,olvidáramos,olvidarais,olvidaran
ordenar ordenara,ordenaras,ordenara,ordenáramos,ordenarais,ordenaran
organizar organizara,organizaras,organizara,organizáramos,organizarais,organizaran
pagar pagara,pagaras,pagara,pagáramos,pagarais,pagaran
parar parara,pararas,parara,paráramos,pararais,pararan
parecer pareciera,parecieras,pareciera,pareciéramos,parecierais,parecieran
participar participara,participaras,participara,participáramos,participarais,participaran
pasar pasara,pasaras,pasara,pasáramos,pasarais,pasaran
pasarse me pasara,te pasaras,se pasara,nos pasáramos,os pasarais,se pasaran
pasear paseara,pasearas,paseara,paseáramos,pasearais,pasearan
patinar patinara,patinaras,patinara,patináramos,patinarais,patinaran
pedir pidiera,pidieras,pidiera,pidiéramos,pidierais,pidieran
pegar pegara,pegaras,pegara,pegáramos,pegarais,pegaran
peinarse me peinara,te peinaras,se peinara,nos peináramos,os peinarais,se peinaran
pelear peleara,pelearas,peleara,peleáramos,pelearais,pelearan
pensar pensara,pensaras,pensara,pensáramos,pensarais,pensaran
perder perdiera,perdieras,perdiera,perdiéramos,perdierais,perdieran
permitir permitiera,permitieras,permitiera,permitiéramos,permitierais,permitieran
pertenecer perteneciera,pertenecieras,perteneciera,perteneciéramos,pertenecierais,pertenecieran
pescar pescara,pescaras,pescara,pescáramos,pescarais,pescaran
pintar pintara,pintaras,pintara,pintáramos,pintarais,pintaran
planchar planchara,plancharas,planchara,plancháramos,plancharais,plancharan
poder pudiera,pudieras,pudiera,pudiéramos,pudierais,pudieran
poner pusiera,pusieras,pusiera,pusiéramos,pusierais,pusieran
ponerse me pusiera,te pusieras,se pusiera,nos pusiéramos,os pusierais,se pusieran
poseer poseyera,poseyeras,poseyera,poseyéramos,poseyerais,poseyeran
practicar practicara,practicaras,practicara,practicáramos,practicarais,practicaran
predecir predijera,predijeras,predijera,predijéramos,predijerais,predijeran
preferir prefiriera,prefirieras,prefiriera,prefiriéramos,prefirierais,prefirieran
preguntar preguntara,preguntaras,preguntara,preguntáramos,preguntarais,preguntaran
preocuparse me preocupara,te preocuparas,se preocupara,nos preocupáramos,os preocuparais,se preocuparan
preparar preparara,prepararas,preparara,preparáramos,prepararais,prepararan
presentar presentara,presentaras,presentara,presentáramos,presentarais,presentaran
prestar prestara,prestaras,prestara,prestáramos,prestarais,prestaran
prevenir previniera,previnieras,previniera,previniéramos,previnierais,previnieran
prever previera,previeras,previera,previéramos,previerais,previeran
probar probara,probaras,probara,probáramos,probarais,probaran
producir produjera,produjeras,produjera,produjéramos,produjerais,produjeran
prohibir prohibiera,prohibieras,prohibiera,prohibiéramos,prohibierais,prohibieran
prometer prometiera,prometieras,prometiera,prometiéramos,prometierais,prometieran
proponer propusiera,propusieras,propusiera,propusiéramos,propusierais,propusieran
proteger protegiera,protegieras,protegiera,protegiéramos,protegierais,protegieran
proveer proveyera,proveyeras,proveyera,proveyéramos,proveyerais,proveyeran
publicar publicara,publicaras,publicara,publicáramos,publicarais,publicaran
quedar quedara,quedaras,quedara,quedáramos,quedarais,quedaran
quedarse me quedara,te quedaras,se quedara,nos quedáramos,os quedarais,se quedaran
quejarse me quejara,te quejaras,se quejara,nos quejáramos,os quejarais,se quejaran
querer quisiera,quisieras,quisiera,quisiéramos,quisierais,quisieran
quitar quitara,quitaras,quitara,quitáramos,quitarais,quitaran
quitarse me quitara,te quitaras,se quitara,nos quitáramos,os quitarais,se quitaran
realizar realizara,realizaras,realizara,realizáramos,realizarais,realizaran
recibir recibiera,recibieras,recibiera,recibiéramos,recibierais,recibieran
reciclar reciclara,reciclaras,reciclara,recicláramos,reciclarais,reciclaran
recoger recogiera,recogieras,recogiera,recogiéramos,recogierais,recogieran
recomendar recomendara,recomendaras,recomendara,recomendáramos,recomendarais,recomendaran
reconocer reconociera,reconocieras,reconociera,reconociéramos,reconocierais,reconocieran
recordar recordara,recordaras,recordara,recordáramos,recordarais,recordaran
reducir redujera,redujeras,redujera,redujéramos,redujerais,redujeran
regalar regalara,regalaras,regalara,regaláramos,regalarais,regalaran
regresar regresara,regresaras,regresara,regresáramos,regresarais,regresaran
reír riera,rieras,riera,riéramos,rierais,rieran
reírse me riera,te rieras,se riera,nos riéramos,os rierais,se rieran
relajarse me relajara,te relajaras,se relajara,nos relajáramos,os relajarais,se relajaran
reñir riñera,riñeras,riñera,riñéramos,riñerais,riñeran
repasar repasara,repasaras,repasara,repasáramos,repasarais,repasaran
repetir repitiera,repitieras,repitiera,repitiéramos,repitierais,repitieran
reservar reservara,reservaras,reservara,reserváramos,reservarais,reservaran
resolver resolviera,resolvieras,resolviera,resolviéramos,resolvierais,resolvieran
respetar respetara,respetaras,respetara,respetáramos,respetarais,respetaran
responder respondiera,respondieras,respondiera,respondiéramos,respondierais,respondieran
reunir reuniera,reunieras,reuniera,reuniéramos,reunierais,reunieran
reunirse me reuniera,te reunieras,se reuniera,nos reuniéramos,os reunierais,se reunieran
romper rompiera,rompieras,rompiera,rompiéramos,rompierais,rompieran
saber supiera,supieras,supiera,supiéramos,supierais,supieran
sacar sacara,sacaras,sacara,sacáramos,sacarais,sacaran
salir saliera,salieras,saliera,saliéramos,salierais,salieran
saltar saltara,saltaras,saltara,saltáramos,saltarais,saltaran
saludar saludara,saludaras,saludara,saludáramos,saludarais,saludaran
salvar salvara,salvaras,salvara,salváramos,salvarais,salvaran
satisfacer satisficiera,satisficieras,satisficiera,satisficiéramos,satisficierais,satisficieran
secar secara,secaras,secara,secáramos,secarais,secaran
seguir siguiera,siguieras,siguiera,siguiéramos,siguierais,siguieran
sentarse me sentara,te sentaras,se sentara,nos sentáramos,os sentarais,se sentaran
sentir sintiera,sintieras,sintiera,sintiéramos,sintierais,sintieran
sentirse me sintiera,te sintieras,se sintiera,nos sintiéramos,os sintierais,se sintieran
ser fuera,fueras,fuera,fuéramos,fuerais,fueran
servir sirviera,sirvieras,sirviera,sirviéramos,sirvierais,sirvieran
significar significara,significaras,significara,significáramos,significarais,significaran
situar situara,situaras,situara,situáramos,situarais,situaran
soler soliera,solieras,soliera,soliéramos,solierais,solieran
solicitar solicitara,solicitaras,solicitara,solicitáramos,solicitarais,solicitaran
sonar sonara,sonaras,sonara,sonáramos,sonarais,sonaran
sonreír sonriera,sonrieras,sonriera,sonriéramos,sonrierais,sonrieran
soñar soñara,soñaras,soñara,soñáramos,soñarais,soñaran
soportar soportara,soportaras,soportara,soportáramos,soportarais,soportaran
subir subiera,subieras,subiera,subiéramos,subierais,subieran
sufrir sufriera,sufrieras,sufriera,sufriéramos,sufrierais,sufrieran
sugerir sugiriera,sugirieras,sugiriera,sugiriéramos,sugirierais,sugirieran
suponer supusiera,supusieras,supusiera,supusiéramos,supusierais,supusieran
suspender suspendiera,suspendieras,suspendiera,suspendiéramos,suspendierais,suspendieran
sustituir sustituyera,sustituyeras,sustituyera,sustituyéramos,sustituyerais,sustituyeran
tardar tardara,tardaras,tardara,tardáramos,tardarais,tardaran
temer temiera,temieras,temiera,temiéramos,temierais,temieran
tener tuviera,tuvieras,tuviera,tuviéramos,tuvierais,tuvieran
terminar terminara,terminaras,terminara,termináramos,terminarais,terminaran
tirar tirara,tiraras,tirara,tiráramos,tirarais,tiraran
tocar tocara,tocaras,tocara,tocáramos,tocarais,tocaran
tomar tomara,tomaras,tomara,tomáramos,tomarais,tomaran
torcer torciera,torcieras,torciera,torciéramos,torcierais,torcieran
trabajar trabajara,trabajaras,trabajara,trabajáramos,trabajarais,trabajaran
traducir tradujera,tradujeras,tradujera,tradujéramos,tradujerais,tradujeran
traer trajera,trajeras,trajera,trajéramos,trajerais,trajeran
tratar tratara,trataras,tratara,tratáramos,tratarais,trataran
tropezar tropezara,tropezaras,tropezara,tropezáramos,tropezarais,tropezaran
usar usara,usaras,usara,usáramos,usarais,usaran
utilizar utilizara,utilizaras,utilizara,utilizáramos,utilizarais,utilizaran
vaciar vaciara,vaciaras,vaciara,vaciáramos,vaciarais,vaciaran
valer valiera,valieras,valiera,valiéramos,valierais,valieran
variar variara,variaras,variara,variáramos,variarais,variaran
vencer venciera,vencieras,venciera,venciéramos,vencierais,vencieran
vender vendiera,vendieras,vendiera,vendiéramos,vendierais,vendieran
venir viniera,vinieras,viniera,viniéramos,vinierais,vinieran
ver viera,vieras,viera,viéramos,vierais,vieran
vestir vistiera,vistieras,vistiera,vistiéramos,vistierais,vistieran
vestirse me vistiera,te vistieras,se vistiera,nos vistiéramos,os vistierais,se vistieran
viajar viajara,viajaras,viajara,viajáramos,viajarais,viajaran
visitar visitara,visitaras,visitara,visitáramos,visitarais,visitaran
vivir viviera,vivieras,viviera,viviéramos,vivierais,vivieran
volar volara,volaras,volara,voláramos,volarais,volaran
volver volviera,volvieras,volviera,volviéramos,volvierais,volvieran
votar votara,votaras,votara,votáramos,votarais,votaran
`
