// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abriese,abrieses,abriese,abriésemos,abrieseis,abriesen
aburrirse me aburriese,te aburrieses,se aburriese,nos aburriésemos,os aburrieseis,se aburriesen
acabar acabase,acabases,acabase,acabásemos,acabaseis,acabasen
aceptar aceptase,aceptases,aceptase,aceptásemos,aceptaseis,aceptasen
acompañar acompañase,acompañases,acompañase,acompañásemos,acompañaseis,acompañasen
aconsejar aconsejase,aconsejases,aconsejase,aconsejásemos,aconsejaseis,aconsejasen
acordarse me acordase,te acordases,se acordase,nos acordásemos,os acordaseis,se acordasen
acostarse me acostase,te acostases,se acostase,nos acostásemos,os acostaseis,se acostasen
actuar actuase,actuases,actuase,actuásemos,actuaseis,actuasen
adquirir adquiriese,adquirieses,adquiriese,adquiriésemos,adquirieseis,adquiriesen
afeitarse me afeitase,te afeitases,se afeitase,nos afeitásemos,os afeitaseis,se afeitasen
agradecer agradeciese,agradecieses,agradeciese,agradeciésemos,agradecieseis,agradeciesen
ahorrar ahorrase,ahorrases,ahorrase,ahorrásemos,ahorraseis,ahorrasen
aislar aislase,aislases,aislase,aislásemos,aislaseis,aislasen
alegrarse me alegrase,te alegrases,se alegrase,nos alegrásemos,os alegraseis,se alegrasen
almorzar almorzase,almorzases,almorzase,almorzásemos,almorzaseis,almorzasen
alquilar alquilase,alquilases,alquilase,alquilásemos,alquilaseis,alquilasen
amar amase,amases,amase,amásemos,amaseis,amasen
ampliar ampliase,ampliases,ampliase,ampliásemos,ampliaseis,ampliasen
andar anduviese,anduvieses,anduviese,anduviésemos,anduvieseis,anduviesen
anunciar anunciase,anunciases,anunciase,anunciásemos,anunciaseis,anunciasen
añadir añadiese,añadieses,añadiese,añadiésemos,añadieseis,añadiesen
apagar apagase,apagases,apagase,apagásemos,apagaseis,apagasen
aparecer apareciese,aparecieses,apareciese,apareciésemos,aparecieseis,apareciesen
apoyar apoyase,apoyases,apoyase,apoyásemos,apoyaseis,apoyasen
aprender aprendiese,aprendieses,aprendiese,aprendiésemos,aprendieseis,aprendiesen
aprobar aprobase,aprobases,aprobase,aprobásemos,aprobaseis,aprobasen
aprovechar aprovechase,aprovechases,aprovechase,aprovechásemos,aprovechaseis,aprovechasen
arreglar arreglase,arreglases,arreglase,arreglásemos,arreglaseis,arreglasen
asistir asistiese,asistieses,asistiese,asistiésemos,asistieseis,asistiesen
aumentar aumentase,aumentases,aumentase,aumentásemos,aumentaseis,aumentasen
averiguar averiguase,averiguases,averiguase,averiguásemos,averiguaseis,averiguasen
avisar avisase,avisases,avisase,avisásemos,avisaseis,avisasen
ayudar ayudase,ayudases,ayudase,ayudásemos,ayudaseis,ayudasen
bailar bailase,bailases,bailase,bailásemos,bailaseis,bailasen
bajar bajase,bajases,bajase,bajásemos,bajaseis,bajasen
bañarse me bañase,te bañases,se bañase,nos bañásemos,os bañaseis,se bañasen
barrer barriese,barrieses,barriese,barriésemos,barrieseis,barriesen
beber bebiese,bebieses,bebiese,bebiésemos,bebieseis,bebiesen
besar besase,besases,besase,besásemos,besaseis,besasen
borrar borrase,borrases,borrase,borrásemos,borraseis,borrasen
bullir bullese,bulleses,bullese,bullésemos,bulleseis,bullesen
buscar buscase,buscases,buscase,buscásemos,buscaseis,buscasen
caber cupiese,cupieses,cupiese,cupiésemos,cupieseis,cupiesen
caer cayese,cayeses,cayese,cayésemos,cayeseis,cayesen
caerse me cayese,te cayeses,se cayese,nos cayésemos,os cayeseis,se cayesen
calentar calentase,calentases,calentase,calentásemos,calentaseis,calentasen
callarse me callase,te callases,se callase,nos callásemos,os callaseis,se callasen
cambiar cambiase,cambiases,cambiase,cambiásemos,cambiaseis,cambiasen
caminar caminase,caminases,caminase,caminásemos,caminaseis,caminasen
cansarse me cansase,te cansases,se cansase,nos cansásemos,os cansaseis,se cansasen
cantar cantase,cantases,cantase,cantásemos,cantaseis,cantasen
casarse me casase,te casases,se casase,nos casásemos,os casaseis,se casasen
celebrar celebrase,celebrases,celebrase,celebrásemos,celebraseis,celebrasen
cenar cenase,cenases,cenase,cenásemos,cenaseis,cenasen
cepillarse me cepillase,te cepillases,se cepillase,nos cepillásemos,os cepillaseis,se cepillasen
cerrar cerrase,cerrases,cerrase,cerrásemos,cerraseis,cerrasen
charlar charlase,charlases,charlase,charlásemos,charlaseis,charlasen
cocinar cocinase,cocinases,cocinase,cocinásemos,cocinaseis,cocinasen
coger cogiese,cogieses,cogiese,cogiésemos,cogieseis,cogiesen
colgar colgase,colgases,colgase,colgásemos,colgaseis,colgasen
colocar colocase,colocases,colocase,colocásemos,colocaseis,colocasen
comenzar comenzase,comenzases,comenzase,comenzásemos,comenzaseis,comenzasen
comer comiese,comieses,comiese,comiésemos,comieseis,comiesen
compartir compartiese,compartieses,compartiese,compartiésemos,compartieseis,compartiesen
competir compitiese,compitieses,compitiese,compitiésemos,compitieseis,compitiesen
comprar comprase,comprases,comprase,comprásemos,compraseis,comprasen
comprender comprendiese,comprendieses,comprendiese,comprendiésemos,comprendieseis,comprendiesen
concluir concluyese,concluyeses,concluyese,concluyésemos,concluyeseis,concluyesen
conducir condujese,condujeses,condujese,condujésemos,condujeseis,condujesen
confiar confiase,confiases,confiase,confiásemos,confiaseis,confiasen
conocer conociese,conocieses,conociese,conociésemos,conocieseis,conociesen
conseguir consiguiese,consiguieses,consiguiese,consiguiésemos,consiguieseis,consiguiesen
construir construyese,construyeses,construyese,construyésemos,construyeseis,construyesen
contaminar contaminase,contaminases,contaminase,contaminásemos,contaminaseis,contaminasen
contar contase,contases,contase,contásemos,contaseis,contasen
contestar contestase,contestases,contestase,contestásemos,contestaseis,contestasen
continuar continuase,continuases,continuase,continuásemos,continuaseis,continuasen
contribuir contribuyese,contribuyeses,contribuyese,contribuyésemos,contribuyeseis,contribuyesen
convencer convenciese,convencieses,convenciese,convenciésemos,convencieseis,convenciesen
convenir conviniese,convinieses,conviniese,conviniésemos,convinieseis,conviniesen
convertir convirtiese,convirtieses,convirtiese,convirtiésemos,convirtieseis,convirtiesen
convertirse me convirtiese,te convirtieses,se convirtiese,nos convirtiésemos,os convirtieseis,se convirtiesen
copiar copiase,copiases,copiase,copiásemos,copiaseis,copiasen
corregir corrigiese,corrigieses,corrigiese,corrigiésemos,corrigieseis,corrigiesen
correr corriese,corrieses,corriese,corriésemos,corrieseis,corriesen
cortar cortase,cortases,cortase,cortásemos,cortaseis,cortasen
costar costase,costases,costase,costásemos,costaseis,costasen
crear crease,creases,crease,creásemos,creaseis,creasen
crecer creciese,crecieses,creciese,creciésemos,crecieseis,creciesen
creer creyese,creyeses,creyese,creyésemos,creyeseis,creyesen
criar criase,criases,criase,criásemos,criaseis,criasen
cruzar cruzase,cruzases,cruzase,cruzásemos,cruzaseis,cruzasen
cubrir cubriese,cubrieses,cubriese,cubriésemos,cubrieseis,cubriesen
cuidar cuidase,cuidases,cuidase,cuidásemos,cuidaseis,cuidasen
cumplir cumpliese,cumplieses,cumpliese,cumpliésemos,cumplieseis,cumpliesen
dar diese,dieses,diese,diésemos,dieseis,diesen
deber debiese,debieses,debiese,debiésemos,debieseis,debiesen
decidir decidiese,decidieses,decidiese,decidiésemos,decidieseis,decidiesen
decir dijese,dijeses,dijese,dijésemos,dijeseis,dijesen
dedicarse me dedicase,te dedicases,se dedicase,nos dedicásemos,os dedicaseis,se dedicasen
defender defendiese,defendieses,defendiese,defendiésemos,defendieseis,defendiesen
dejar dejase,dejases,dejase,dejásemos,dejaseis,dejasen
desaparecer desapareciese,desaparecieses,desapareciese,desapareciésemos,desaparecieseis,desapareciesen
desarrollar desarrollase,desarrollases,desarrollase,desarrollásemos,desarrollaseis,desarrollasen
desayunar desayunase,desayunases,desayunase,desayunásemos,desayunaseis,desayunasen
descansar descansase,descansases,descansase,descansásemos,descansaseis,descansasen
descargar descargase,descargases,descargase,descargásemos,descargaseis,descargasen
describir describiese,describieses,describiese,describiésemos,describieseis,describiesen
descubrir descubriese,descubrieses,descubriese,descubriésemos,descubrieseis,descubriesen
desear desease,deseases,desease,deseásemos,deseaseis,deseasen
deshacer deshiciese,deshicieses,deshiciese,deshiciésemos,deshicieseis,deshiciesen
despedirse me despidiese,te despidieses,se despidiese,nos despidiésemos,os despidieseis,se despidiesen
despertar despertase,despertases,despertase,despertásemos,despertaseis,despertasen
despertarse me despertase,te despertases,se despertase,nos despertásemos,os despertaseis,se despertasen
destruir destruyese,destruyeses,destruyese,destruyésemos,destruyeseis,destruyesen
devolver devolviese,devolvieses,devolviese,devolviésemos,devolvieseis,devolviesen
dibujar dibujase,dibujases,dibujase,dibujásemos,dibujaseis,dibujasen
dirigir dirigiese,dirigieses,dirigiese,dirigiésemos,dirigieseis,dirigiesen
discutir discutiese,discutieses,discutiese,discutiésemos,discutieseis,discutiesen
diseñar diseñase,diseñases,diseñase,diseñásemos,diseñaseis,diseñasen
disfrutar disfrutase,disfrutases,disfrutase,disfrutásemos,disfrutaseis,disfrutasen
disminuir disminuyese,disminuyeses,disminuyese,disminuyésemos,disminuyeseis,disminuyesen
distinguir distinguiese,distinguieses,distinguiese,distinguiésemos,distinguieseis,distinguiesen
divertirse me divirtiese,te divirtieses,se divirtiese,nos divirtiésemos,os divirtieseis,se divirtiesen
doblar doblase,doblases,doblase,doblásemos,doblaseis,doblasen
doler doliese,dolieses,doliese,doliésemos,dolieseis,doliesen
dormir durmiese,durmieses,durmiese,durmiésemos,durmieseis,durmiesen
dormirse me durmiese,te durmieses,se durmiese,nos durmiésemos,os durmieseis,se durmiesen
ducharse me duchase,te duchases,se duchase,nos duchásemos,os duchaseis,se duchasen
dudar dudase,dudases,dudase,dudásemos,dudaseis,dudasen
durar durase,durases,durase,durásemos,duraseis,durasen
echar echase,echases,echase,echásemos,echaseis,echasen
elegir eligiese,eligieses,eligiese,eligiésemos,eligieseis,eligiesen
empezar empezase,empezases,empezase,empezásemos,empezaseis,empezasen
encantar encantase,encantases,encantase,encantásemos,encantaseis,encantasen
encender encendiese,encendieses,encendiese,encendiésemos,encendieseis,encendiesen
encontrar encontrase,encontrases,encontrase,encontrásemos,encontraseis,encontrasen
enfadarse me enfadase,te enfadases,se enfadase,nos enfadásemos,os enfadaseis,se enfadasen
enseñar enseñase,enseñases,enseñase,enseñásemos,enseñaseis,enseñasen
entender entendiese,entendieses,entendiese,entendiésemos,entendieseis,entendiesen
entrar entrase,entrases,entrase,entrásemos,entraseis,entrasen
entregar entregase,entregases,entregase,entregásemos,entregaseis,entregasen
entrenar entrenase,entrenases,entrenase,entrenásemos,entrenaseis,entrenasen
enviar enviase,enviases,enviase,enviásemos,enviaseis,enviasen
errar errase,errases,errase,errásemos,erraseis,errasen
escapar escapase,escapases,escapase,escapásemos,escapaseis,escapasen
esconder escondiese,escondieses,escondiese,escondiésemos,escondieseis,escondiesen
escribir escribiese,escribieses,escribiese,escribiésemos,escribieseis,escribiesen
escuchar escuchase,escuchases,escuchase,escuchásemos,escuchaseis,escuchasen
esperar esperase,esperases,esperase,esperásemos,esperaseis,esperasen
esquiar esquiase,esquiases,esquiase,esquiásemos,esquiaseis,esquiasen
estar estuviese,estuvieses,estuviese,estuviésemos,estuvieseis,estuviesen
estudiar estudiase,estudiases,estudiase,estudiásemos,estudiaseis,estudiasen
evaluar evaluase,evaluases,evaluase,evaluásemos,evaluaseis,evaluasen
evitar evitase,evitases,evitase,evitásemos,evitaseis,evitasen
exigir exigiese,exigieses,exigiese,exigiésemos,exigieseis,exigiesen
existir existiese,existieses,existiese,existiésemos,existieseis,existiesen
explicar explicase,explicases,explicase,explicásemos,explicaseis,explicasen
faltar faltase,faltases,faltase,faltásemos,faltaseis,faltasen
felicitar felicitase,felicitases,felicitase,felicitásemos,felicitaseis,felicitasen
firmar firmase,firmases,firmase,firmásemos,firmaseis,firmasen
fotografiar fotografiase,fotografiases,fotografiase,fotografiásemos,fotografiaseis,fotografiasen
fregar fregase,fregases,fregase,fregásemos,fregaseis,fregasen
freír friese,frieses,friese,friésemos,frieseis,friesen
fumar fumase,fumases,fumase,fumásemos,fumaseis,fumasen
funcionar funcionase,funcionases,funcionase,funcionásemos,funcionaseis,funcionasen
ganar ganase,ganases,ganase,ganásemos,ganaseis,ganasen
gastar gastase,gastases,gastase,gastásemos,gastaseis,gastasen
girar girase,girases,girase,girásemos,giraseis,girasen
graduarse me graduase,te graduases,se graduase,nos graduásemos,os graduaseis,se graduasen
gritar gritase,gritases,gritase,gritásemos,gritaseis,gritasen
gruñir gruñese,gruñeses,gruñese,gruñésemos,gruñeseis,gruñesen
guardar guardase,guardases,guardase,guardásemos,guardaseis,guardasen
guiar guiase,guiases,guiase,guiásemos,guiaseis,guiasen
gustar gustase,gustases,gustase,gustásemos,gustaseis,gustasen
haber hubiese,hubieses,hubiese,hubiésemos,hubieseis,hubiesen
hablar hablase,hablases,hablase,hablásemos,hablaseis,hablasen
hacer hiciese,hicieses,hiciese,hiciésemos,hicieseis,hiciesen
huir huyese,huyeses,huyese,huyésemos,huyeseis,huyesen
imaginar imaginase,imaginases,imaginase,imaginásemos,imaginaseis,imaginasen
impedir impidiese,impidieses,impidiese,impidiésemos,impidieseis,impidiesen
importar importase,importases,importase,importásemos,importaseis,importasen
imprimir imprimiese,imprimieses,imprimiese,imprimiésemos,imprimieseis,imprimiesen
incluir incluyese,incluyeses,incluyese,incluyésemos,incluyeseis,incluyesen
intentar intentase,intentases,intentase,intentásemos,intentaseis,intentasen
interesar interesase,interesases,interesase,interesásemos,interesaseis,interesasen
introducir introdujese,introdujeses,introdujese,introdujésemos,introdujeseis,introdujesen
invitar invitase,invitases,invitase,invitásemos,invitaseis,invitasen
ir fuese,fueses,fuese,fuésemos,fueseis,fuesen
irse me fuese,te fueses,se fuese,nos fuésemos,os fueseis,se fuesen
jugar jugase,jugases,jugase,jugásemos,jugaseis,jugasen
lavar lavase,lavases,lavase,lavásemos,lavaseis,lavasen
lavarse me lavase,te lavases,se lavase,nos lavásemos,os lavaseis,se lavasen
leer leyese,leyeses,leyese,leyésemos,leyeseis,leyesen
levantar levantase,levantases,levantase,levantásemos,levantaseis,levantasen
levantarse me levantase,te levantases,se levantase,nos levantásemos,os levantaseis,se levantasen
limpiar limpiase,limpiases,limpiase,limpiásemos,limpiaseis,limpiasen
llamar llamase,llamases,llamase,llamásemos,llamaseis,llamasen
llamarse me llamase,te llamases,se llamase,nos llamásemos,os llamaseis,se llamasen
llegar llegase,llegases,llegase,llegásemos,llegaseis,llegasen
llenar llenase,llenases,llenase,llenásemos,llenaseis,llenasen
llevar llevase,llevases,llevase,llevásemos,llevaseis,llevasen
llorar llorase,llorases,llorase,llorásemos,lloraseis,llorasen
llover —,—,lloviese,—,—,—
luchar luchase,luchases,luchase,luchásemos,luchaseis,luchasen
madrugar madrugase,madrugases,madrugase,madrugásemos,madrugaseis,madrugasen
mandar mandase,mandases,mandase,mandásemos,mandaseis,mandasen
mantener mantuviese,mantuvieses,mantuviese,mantuviésemos,mantuvieseis,mantuviesen
medir midiese,midieses,midiese,midiésemos,midieseis,midiesen
mejorar mejorase,mejorases,mejorase,mejorásemos,mejoraseis,mejorasen
mentir mintiese,mintieses,mintiese,mintiésemos,mintieseis,mintiesen
merecer mereciese,merecieses,mereciese,mereciésemos,merecieseis,mereciesen
meter metiese,metieses,metiese,metiésemos,metieseis,metiesen
mirar mirase,mirases,mirase,mirásemos,miraseis,mirasen
molestar molestase,molestases,molestase,molestásemos,molestaseis,molestasen
montar montase,montases,montase,montásemos,montaseis,montasen
morir muriese,murieses,muriese,muriésemos,murieseis,muriesen
mostrar mostrase,mostrases,mostrase,mostrásemos,mostraseis,mostrasen
mover moviese,movieses,moviese,moviésemos,movieseis,moviesen
mudarse me mudase,te mudases,se mudase,nos mudásemos,os mudaseis,se mudasen
nacer naciese,nacieses,naciese,naciésemos,nacieseis,naciesen
nadar nadase,nadases,nadase,nadásemos,nadaseis,nadasen
navegar navegase,navegases,navegase,navegásemos,navegaseis,navegasen
necesitar necesitase,necesitases,necesitase,necesitásemos,necesitaseis,necesitasen
negar negase,negases,negase,negásemos,negaseis,negasen
nevar —,—,nevase,—,—,—
obedecer obedeciese,obedecieses,obedeciese,obedeciésemos,obedecieseis,obedeciesen
obligar obligase,obligases,obligase,obligásemos,obligaseis,obligasen
obtener obtuviese,obtuvieses,obtuviese,obtuviésemos,obtuvieseis,obtuviesen
ocurrir —,—,ocurriese,—,—,ocurriesen
odiar odiase,odiases,odiase,odiásemos,odiaseis,odiasen
ofrecer ofreciese,ofrecieses,ofreciese,ofreciésemos,ofrecieseis,ofreciesen
oír oyese,oyeses,oyese,oyésemos,oyeseis,oyesen
oler oliese,olieses,oliese,oliésemos,olieseis,oliesen
olvidar olvidase,olvidases,olvidase,olvidásemos,olvidaseis,olvidasen
ordenar ordenase,ordenases,ordenase,ordenásemos,ordenaseis,ordenasen
organizar organizase,organizases,organizase,organizásemos,organizaseis,organizasen
pagar pagase,pagases,pagase,pagásemos,pagaseis,pagasen
parar parase,parases,parase,parásemos,paraseis,parasen
parecer pareciese,parecieses,pareciese,pareciésemos,parecieseis,pareciesen
participar participase,participases,participase,participásemos,participaseis,participasen
pasar pasase,pasases,pasase,pasásemos,pasaseis,pasasen
pasarse me pasase,te pasases,se pasase,nos pasásemos,os pasaseis,se pasasen
pasear pasease,paseases,pasease,paseásemos,paseaseis,paseasen
patinar patinase,patinases,patinase,patinásemos,patinaseis,patinasen
pedir pidiese,pidieses,pidiese,pidiésemos,pidieseis,pidiesen
pegar pegase,pegases,pegase,pegásemos,pegaseis,pegasen
peinarse me peinase,te peinases,se peinase,nos peinásemos,os peinaseis,se peinasen
pelear pelease,peleases,pelease,peleásemos,peleaseis,peleasen
pensar pensase,pensases,pensase,pensásemos,pensaseis,pensasen
perder perdiese,perdieses,perdiese,perdiésemos,perdieseis,perdiesen
permitir permitiese,permitieses,permitiese,permitiésemos,permitieseis,permitiesen
pertenecer perteneciese,pertenecieses,perteneciese,perteneciésemos,pertenecieseis,perteneciesen
pescar pescase,pescases,pescase,pescásemos,pescaseis,pescasen
pintar pintase,pintases,pintase,pintásemos,pintaseis,pintasen
planchar planchase,planchases,planchase,planchásemos,planchaseis,planchasen
poder pudiese,pudieses,pudiese,pudiésemos,pudieseis,pudiesen
poner pusiese,pusieses,pusiese,pusiésemos,pusieseis,pusiesen
ponerse me pusiese,te pusieses,se pusiese,nos pusiésemos,os pusieseis,se pusiesen
poseer poseyese,poseyeses,poseyese,poseyésemos,poseyeseis,poseyesen
practicar practicase,practicases,practicase,practicásemos,practicaseis,practicasen
predecir predijese,predijeses,predijese,predijésemos,predijeseis,predijesen
preferir prefiriese,prefirieses,prefiriese,prefiriésemos,prefirieseis,prefiriesen
preguntar preguntase,preguntases,preguntase,preguntásemos,preguntaseis,preguntasen
preocuparse me preocupase,te preocupases,se preocupase,nos preocupásemos,os preocupaseis,se preocupasen
preparar preparase,preparases,preparase,preparásemos,preparaseis,preparasen
presentar presentase,presentases,presentase,presentásemos,presentaseis,presentasen
prestar prestase,prestases,prestase,prestásemos,prestaseis,prestasen
prevenir previniese,previnieses,previniese,previniésemos,previnieseis,previniesen
prever previese,previeses,previese,previésemos,previeseis,previesen
probar probase,probases,probase,probásemos,probaseis,probasen
producir produjese,produjeses,produjese,produjésemos,produjeseis,produjesen
prohibir prohibiese,prohibieses,prohibiese,prohibiésemos,prohibieseis,prohibiesen
prometer prometiese,prometieses,prometiese,prometiésemos,prometieseis,prometiesen
proponer propusiese,propusieses,propusiese,propusiésemos,propusieseis,propusiesen
proteger protegiese,protegieses,protegiese,protegiésemos,protegieseis,protegiesen
proveer proveyese,proveyeses,proveyese,proveyésemos,proveyeseis,proveyesen
publicar publicase,publicases,publicase,publicásemos,publicaseis,publicasen
quedar quedase,quedases,quedase,quedásemos,quedaseis,quedasen
quedarse me quedase,te quedases,se quedase,nos quedásemos,os quedaseis,se quedasen
quejarse me quejase,te quejases,se quejase,nos quejásemos,os quejaseis,se quejasen
querer quisiese,quisieses,quisiese,quisiésemos,quisieseis,quisiesen
quitar quitase,quitases,quitase,quitásemos,quitaseis,quitasen
quitarse me quitase,te quitases,se quitase,nos quitásemos,os quitaseis,se quitasen
realizar realizase,realizases,realizase,realizásemos,realizaseis,realizasen
recibir recibiese,recibieses,recibiese,recibiésemos,recibieseis,recibiesen
reciclar reciclase,reciclases,reciclase,reciclásemos,reciclaseis,reciclasen
recoger recogiese,recogieses,recogiese,recogiésemos,recogieseis,recogiesen
recomendar recomendase,recomendases,recomendase,recomendásemos,recomendaseis,recomendasen
reconocer reconociese,reconocieses,reconociese,reconociésemos,reconocieseis,reconociesen
recordar recordase,recordases,recordase,recordásemos,recordaseis,recordasen
reducir redujese,redujeses,redujese,redujésemos,redujeseis,redujesen
regalar regalase,regalases,regalase,regalásemos,regalaseis,regalasen
regresar regresase,regresases,regresase,regresásemos,regresaseis,regresasen
reír riese,rieses,riese,riésemos,rieseis,riesen
reírse me riese,te rieses,se riese,nos riésemos,os rieseis,se riesen
relajarse me relajase,te relajases,se relajase,nos relajásemos,os relajaseis,se relajasen
reñir riñese,riñeses,riñese,riñésemos,riñeseis,riñesen
repasar repasase,repasases,repasase,repasásemos,repasaseis,repasasen
repetir repitiese,repitieses,repitiese,repitiésemos,repitieseis,repitiesen
reservar reservase,reservases,reservase,reservásemos,reservaseis,reservasen
resolver resolviese,resolvieses,resolviese,resolviésemos,resolvieseis,resolviesen
respetar respetase,respetases,respetase,respetásemos,respetaseis,respetasen
responder respondiese,respondieses,respondiese,respondiésemos,respondieseis,respondiesen
reunir reuniese,reunieses,reuniese,reuniésemos,reunieseis,reuniesen
reunirse me reuniese,te reunieses,se reuniese,nos reuniésemos,os reunieseis,se reuniesen
romper rompiese,rompieses,rompiese,rompiésemos,rompieseis,rompiesen
saber supiese,supieses,supiese,supiésemos,supieseis,supiesen
sacar sacase,sacases,sacase,sacásemos,sacaseis,sacasen
salir saliese,salieses,saliese,saliésemos,salieseis,saliesen
saltar saltase,saltases,saltase,saltásemos,saltaseis,saltasen
saludar saludase,saludases,saludase,saludásemos,saludaseis,saludasen
salvar salvase,salvases,salvase,salvásemos,salvaseis,salvasen
satisfacer satisficiese,satisficieses,satisficiese,satisficiésemos,satisficieseis,satisficiesen
secar secase,secases,secase,secásemos,secaseis,secasen
seguir siguiese,siguieses,siguiese,siguiésemos,siguieseis,siguiesen
sentarse me sentase,te sentases,se sentase,nos sentásemos,os sentaseis,se sentasen
sentir sintiese,sintieses,sintiese,sintiésemos,sintieseis,sintiesen
sentirse me sintiese,te sintieses,se sintiese,nos sintiésemos,os sintieseis,se sintiesen
ser fuese,fueses,fuese,fuésemos,fueseis,fuesen
servir sirviese,sirvieses,sirviese,sirviésemos,sirvieseis,sirviesen
significar significase,significases,significase,significásemos,significaseis,significasen
situar situase,situases,situase,situásemos,situaseis,situasen
soler soliese,solieses,soliese,soliésemos,solieseis,soliesen
solicitar solicitase,solicitases,solicitase,solicitásemos,solicitaseis,solicitasen
sonar sonase,sonases,sonase,sonásemos,sonaseis,sonasen
sonreír sonriese,sonrieses,sonriese,sonriésemos,sonrieseis,sonriesen
soñar soñase,soñases,soñase,soñásemos,soñaseis,soñasen
soportar soportase,soportases,soportase,soportásemos,soportaseis,soportasen
subir subiese,subieses,subiese,subiésemos,subieseis,subiesen
sufrir sufriese,sufrieses,sufriese,sufriésemos,sufrieseis,sufriesen
sugerir sugiriese,sugirieses,sugiriese,sugiriésemos,sugirieseis,sugiriesen
suponer supusiese,supusieses,supusiese,supusiésemos,supusieseis,supusiesen
suspender suspendiese,suspendieses,suspendiese,suspendiésemos,suspendieseis,suspendiesen
sustituir sustituyese,sustituyeses,sustituyese,sustituyésemos,sustituyeseis,sustituyesen
tardar tardase,tardases,tardase,tardásemos,tardaseis,tardasen
temer temiese,temieses,temiese,temiésemos,temieseis,temiesen
tener tuviese,tuvieses,tuviese,tuviésemos,tuvieseis,tuviesen
terminar terminase,terminases,terminase,terminásemos,terminaseis,terminasen
tirar tirase,tirases,tirase,tirásemos,tiraseis,tirasen
tocar tocase,tocases,tocase,tocásemos,tocaseis,tocasen
tomar tomase,tomases,tomase,tomásemos,tomaseis,tomasen
torcer torciese,torcieses,torciese,torciésemos,torcieseis,torciesen
trabajar trabajase,trabajases,trabajase,trabajásemos,trabajaseis,trabajasen
traducir tradujese,tradujeses,tradujese,tradujésemos,tradujeseis,tradujesen
traer trajese,trajeses,trajese,trajésemos,trajeseis,trajesen
tratar tratase,tratases,tratase,tratásemos,trataseis,tratasen
tropezar tropezase,tropezases,tropezase,tropezásemos,tropezaseis,tropezasen
usar usase,usases,usase,usásemos,usaseis,usasen
utilizar utilizase,utilizases,utilizase,utilizásemos,utilizaseis,utilizasen
vaciar vaciase,vaciases,vaciase,vaciásemos,vaciaseis,vaciasen
valer valiese,valieses,valiese,valiésemos,valieseis,valiesen
variar variase,variases,variase,variásemos,variaseis,variasen
vencer venciese,vencieses,venciese,venciésemos,vencieseis,venciesen
vender vendiese,vendieses,vendiese,vendiésemos,vendieseis,vendiesen
venir viniese,vinieses,viniese,viniésemos,vinieseis,viniesen
ver viese,vieses,viese,viésemos,vieseis,viesen
vestir vistiese,vistieses,vistiese,vistiésemos,vistieseis,vistiesen
vestirse me vistiese,te vistieses,se vistiese,nos vistiésemos,os vistieseis,se vistiesen
viajar viajase,viajases,viajase,viajásemos,viajaseis,viajasen
visitar visitase,visitases,visitase,visitásemos,visitaseis,visitasen
vivir viviese,vivieses,viviese,viviésemos,vivieseis,viviesen
volar volase,volases,volase,volásemos,volaseis,volasen
volver volviese,volvieses,volviese,volviésemos,volvieseis,volviesen
votar votase,votases,votase,votásemos,votaseis,votasen
`
