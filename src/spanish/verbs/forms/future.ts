// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abriré,abrirás,abrirá,abriremos,abriréis,abrirán
aburrirse me aburriré,te aburrirás,se aburrirá,nos aburriremos,os aburriréis,se aburrirán
acabar acabaré,acabarás,acabará,acabaremos,acabaréis,acabarán
aceptar aceptaré,aceptarás,aceptará,aceptaremos,aceptaréis,aceptarán
acompañar acompañaré,acompañarás,acompañará,acompañaremos,acompañaréis,acompañarán
aconsejar aconsejaré,aconsejarás,aconsejará,aconsejaremos,aconsejaréis,aconsejarán
acordarse me acordaré,te acordarás,se acordará,nos acordaremos,os acordaréis,se acordarán
acostarse me acostaré,te acostarás,se acostará,nos acostaremos,os acostaréis,se acostarán
actuar actuaré,actuarás,actuará,actuaremos,actuaréis,actuarán
adquirir adquiriré,adquirirás,adquirirá,adquiriremos,adquiriréis,adquirirán
afeitarse me afeitaré,te afeitarás,se afeitará,nos afeitaremos,os afeitaréis,se afeitarán
agradecer agradeceré,agradecerás,agradecerá,agradeceremos,agradeceréis,agradecerán
ahorrar ahorraré,ahorrarás,ahorrará,ahorraremos,ahorraréis,ahorrarán
aislar aislaré,aislarás,aislará,aislaremos,aislaréis,aislarán
alegrarse me alegraré,te alegrarás,se alegrará,nos alegraremos,os alegraréis,se alegrarán
almorzar almorzaré,almorzarás,almorzará,almorzaremos,almorzaréis,almorzarán
alquilar alquilaré,alquilarás,alquilará,alquilaremos,alquilaréis,alquilarán
amar amaré,amarás,amará,amaremos,amaréis,amarán
ampliar ampliaré,ampliarás,ampliará,ampliaremos,ampliaréis,ampliarán
andar andaré,andarás,andará,andaremos,andaréis,andarán
anunciar anunciaré,anunciarás,anunciará,anunciaremos,anunciaréis,anunciarán
añadir añadiré,añadirás,añadirá,añadiremos,añadiréis,añadirán
apagar apagaré,apagarás,apagará,apagaremos,apagaréis,apagarán
aparecer apareceré,aparecerás,aparecerá,apareceremos,apareceréis,aparecerán
apoyar apoyaré,apoyarás,apoyará,apoyaremos,apoyaréis,apoyarán
aprender aprenderé,aprenderás,aprenderá,aprenderemos,aprenderéis,aprenderán
aprobar aprobaré,aprobarás,aprobará,aprobaremos,aprobaréis,aprobarán
aprovechar aprovecharé,aprovecharás,aprovechará,aprovecharemos,aprovecharéis,aprovecharán
arreglar arreglaré,arreglarás,arreglará,arreglaremos,arreglaréis,arreglarán
asistir asistiré,asistirás,asistirá,asistiremos,asistiréis,asistirán
aumentar aumentaré,aumentarás,aumentará,aumentaremos,aumentaréis,aumentarán
averiguar averiguaré,averiguarás,averiguará,averiguaremos,averiguaréis,averiguarán
avisar avisaré,avisarás,avisará,avisaremos,avisaréis,avisarán
ayudar ayudaré,ayudarás,ayudará,ayudaremos,ayudaréis,ayudarán
bailar bailaré,bailarás,bailará,bailaremos,bailaréis,bailarán
bajar bajaré,bajarás,bajará,bajaremos,bajaréis,bajarán
bañarse me bañaré,te bañarás,se bañará,nos bañaremos,os bañaréis,se bañarán
barrer barreré,barrerás,barrerá,barreremos,barreréis,barrerán
beber beberé,beberás,beberá,beberemos,beberéis,beberán
besar besaré,besarás,besará,besaremos,besaréis,besarán
borrar borraré,borrarás,borrará,borraremos,borraréis,borrarán
bullir bulliré,bullirás,bullirá,bulliremos,bulliréis,bullirán
buscar buscaré,buscarás,buscará,buscaremos,buscaréis,buscarán
caber cabré,cabrás,cabrá,cabremos,cabréis,cabrán
caer caeré,caerás,caerá,caeremos,caeréis,caerán
caerse me caeré,te caerás,se caerá,nos caeremos,os caeréis,se caerán
calentar calentaré,calentarás,calentará,calentaremos,calentaréis,calentarán
callarse me callaré,te callarás,se callará,nos callaremos,os callaréis,se callarán
cambiar cambiaré,cambiarás,cambiará,cambiaremos,cambiaréis,cambiarán
caminar caminaré,caminarás,caminará,caminaremos,caminaréis,caminarán
cansarse me cansaré,te cansarás,se cansará,nos cansaremos,os cansaréis,se cansarán
cantar cantaré,cantarás,cantará,cantaremos,cantaréis,cantarán
casarse me casaré,te casarás,se casará,nos casaremos,os casaréis,se casarán
celebrar celebraré,celebrarás,celebrará,celebraremos,celebraréis,celebrarán
cenar cenaré,cenarás,cenará,cenaremos,cenaréis,cenarán
cepillarse me cepillaré,te cepillarás,se cepillará,nos cepillaremos,os cepillaréis,se cepillarán
cerrar cerraré,cerrarás,cerrará,cerraremos,cerraréis,cerrarán
charlar charlaré,charlarás,charlará,charlaremos,charlaréis,charlarán
cocinar cocinaré,cocinarás,cocinará,cocinaremos,cocinaréis,cocinarán
coger cogeré,cogerás,cogerá,cogeremos,cogeréis,cogerán
colgar colgaré,colgarás,colgará,colgaremos,colgaréis,colgarán
colocar colocaré,colocarás,colocará,colocaremos,colocaréis,colocarán
comenzar comenzaré,comenzarás,comenzará,comenzaremos,comenzaréis,comenzarán
comer comeré,comerás,comerá,comeremos,comeréis,comerán
compartir compartiré,compartirás,compartirá,compartiremos,compartiréis,compartirán
competir competiré,competirás,competirá,competiremos,competiréis,competirán
comprar compraré,comprarás,comprará,compraremos,compraréis,comprarán
comprender comprenderé,comprenderás,comprenderá,comprenderemos,comprenderéis,comprenderán
concluir concluiré,concluirás,concluirá,concluiremos,concluiréis,concluirán
conducir conduciré,conducirás,conducirá,conduciremos,conduciréis,conducirán
confiar confiaré,confiarás,confiará,confiaremos,confiaréis,confiarán
conocer conoceré,conocerás,conocerá,conoceremos,conoceréis,conocerán
conseguir conseguiré,conseguirás,conseguirá,conseguiremos,conseguiréis,conseguirán
construir construiré,construirás,construirá,construiremos,construiréis,construirán
contaminar contaminaré,contaminarás,contaminará,contaminaremos,contaminaréis,contaminarán
contar contaré,contarás,contará,contaremos,contaréis,contarán
contestar contestaré,contestarás,contestará,contestaremos,contestaréis,contestarán
continuar continuaré,continuarás,continuará,continuaremos,continuaréis,continuarán
contribuir contribuiré,contribuirás,contribuirá,contribuiremos,contribuiréis,contribuirán
convencer convenceré,convencerás,convencerá,convenceremos,convenceréis,convencerán
convenir convendré,convendrás,convendrá,convendremos,convendréis,convendrán
convertir convertiré,convertirás,convertirá,convertiremos,convertiréis,convertirán
convertirse me convertiré,te convertirás,se convertirá,nos convertiremos,os convertiréis,se convertirán
copiar copiaré,copiarás,copiará,copiaremos,copiaréis,copiarán
corregir corregiré,corregirás,corregirá,corregiremos,corregiréis,corregirán
correr correré,correrás,correrá,correremos,correréis,correrán
cortar cortaré,cortarás,cortará,cortaremos,cortaréis,cortarán
costar costaré,costarás,costará,costaremos,costaréis,costarán
crear crearé,crearás,creará,crearemos,crearéis,crearán
crecer creceré,crecerás,crecerá,creceremos,creceréis,crecerán
creer creeré,creerás,creerá,creeremos,creeréis,creerán
criar criaré,criarás,criará,criaremos,criaréis,criarán
cruzar cruzaré,cruzarás,cruzará,cruzaremos,cruzaréis,cruzarán
cubrir cubriré,cubrirás,cubrirá,cubriremos,cubriréis,cubrirán
cuidar cuidaré,cuidarás,cuidará,cuidaremos,cuidaréis,cuidarán
cumplir cumpliré,cumplirás,cumplirá,cumpliremos,cumpliréis,cumplirán
dar daré,darás,dará,daremos,daréis,darán
deber deberé,deberás,deberá,deberemos,deberéis,deberán
decidir decidiré,decidirás,decidirá,decidiremos,decidiréis,decidirán
decir diré,dirás,dirá,diremos,diréis,dirán
dedicarse me dedicaré,te dedicarás,se dedicará,nos dedicaremos,os dedicaréis,se dedicarán
defender defenderé,defenderás,defenderá,defenderemos,defenderéis,defenderán
dejar dejaré,dejarás,dejará,dejaremos,dejaréis,dejarán
desaparecer desapareceré,desaparecerás,desaparecerá,desapareceremos,desapareceréis,desaparecerán
desarrollar desarrollaré,desarrollarás,desarrollará,desarrollaremos,desarrollaréis,desarrollarán
desayunar desayunaré,desayunarás,desayunará,desayunaremos,desayunaréis,desayunarán
descansar descansaré,descansarás,descansará,descansaremos,descansaréis,descansarán
descargar descargaré,descargarás,descargará,descargaremos,descargaréis,descargarán
describir describiré,describirás,describirá,describiremos,describiréis,describirán
descubrir descubriré,descubrirás,descubrirá,descubriremos,descubriréis,descubrirán
desear desearé,desearás,deseará,desearemos,desearéis,desearán
deshacer desharé,desharás,deshará,desharemos,desharéis,desharán
despedirse me despediré,te despedirás,se despedirá,nos despediremos,os despediréis,se despedirán
despertar despertaré,despertarás,despertará,despertaremos,despertaréis,despertarán
despertarse me despertaré,te despertarás,se despertará,nos despertaremos,os despertaréis,se despertarán
destruir destruiré,destruirás,destruirá,destruiremos,destruiréis,destruirán
devolver devolveré,devolverás,devolverá,devolveremos,devolveréis,devolverán
dibujar dibujaré,dibujarás,dibujará,dibujaremos,dibujaréis,dibujarán
dirigir dirigiré,dirigirás,dirigirá,dirigiremos,dirigiréis,dirigirán
discutir discutiré,discutirás,discutirá,discutiremos,discutiréis,discutirán
diseñar diseñaré,diseñarás,diseñará,diseñaremos,diseñaréis,diseñarán
disfrutar disfrutaré,disfrutarás,disfrutará,disfrutaremos,disfrutaréis,disfrutarán
disminuir disminuiré,disminuirás,disminuirá,disminuiremos,disminuiréis,disminuirán
distinguir distinguiré,distinguirás,distinguirá,distinguiremos,distinguiréis,distinguirán
divertirse me divertiré,te divertirás,se divertirá,nos divertiremos,os divertiréis,se divertirán
doblar doblaré,doblarás,doblará,doblaremos,doblaréis,doblarán
doler doleré,dolerás,dolerá,doleremos,doleréis,dolerán
dormir dormiré,dormirás,dormirá,dormiremos,dormiréis,dormirán
dormirse me dormiré,te dormirás,se dormirá,nos dormiremos,os dormiréis,se dormirán
ducharse me ducharé,te ducharás,se duchará,nos ducharemos,os ducharéis,se ducharán
dudar dudaré,dudarás,dudará,dudaremos,dudaréis,dudarán
durar duraré,durarás,durará,duraremos,duraréis,durarán
echar echaré,echarás,echará,echaremos,echaréis,echarán
elegir elegiré,elegirás,elegirá,elegiremos,elegiréis,elegirán
empezar empezaré,empezarás,empezará,empezaremos,empezaréis,empezarán
encantar encantaré,encantarás,encantará,encantaremos,encantaréis,encantarán
encender encenderé,encenderás,encenderá,encenderemos,encenderéis,encenderán
encontrar encontraré,encontrarás,encontrará,encontraremos,encontraréis,encontrarán
enfadarse me enfadaré,te enfadarás,se enfadará,nos enfadaremos,os enfadaréis,se enfadarán
enseñar enseñaré,enseñarás,enseñará,enseñaremos,enseñaréis,enseñarán
entender entenderé,entenderás,entenderá,entenderemos,entenderéis,entenderán
entrar entraré,entrarás,entrará,entraremos,entraréis,entrarán
entregar entregaré,entregarás,entregará,entregaremos,entregaréis,entregarán
entrenar entrenaré,entrenarás,entrenará,entrenaremos,entrenaréis,entrenarán
enviar enviaré,enviarás,enviará,enviaremos,enviaréis,enviarán
errar erraré,errarás,errará,erraremos,erraréis,errarán
escapar escaparé,escaparás,escapará,escaparemos,escaparéis,escaparán
esconder esconderé,esconderás,esconderá,esconderemos,esconderéis,esconderán
escribir escribiré,escribirás,escribirá,escribiremos,escribiréis,escribirán
escuchar escucharé,escucharás,escuchará,escucharemos,escucharéis,escucharán
esperar esperaré,esperarás,esperará,esperaremos,esperaréis,esperarán
esquiar esquiaré,esquiarás,esquiará,esquiaremos,esquiaréis,esquiarán
estar estaré,estarás,estará,estaremos,estaréis,estarán
estudiar estudiaré,estudiarás,estudiará,estudiaremos,estudiaréis,estudiarán
evaluar evaluaré,evaluarás,evaluará,evaluaremos,evaluaréis,evaluarán
evitar evitaré,evitarás,evitará,evitaremos,evitaréis,evitarán
exigir exigiré,exigirás,exigirá,exigiremos,exigiréis,exigirán
existir existiré,existirás,existirá,existiremos,existiréis,existirán
explicar explicaré,explicarás,explicará,explicaremos,explicaréis,explicarán
faltar faltaré,faltarás,faltará,faltaremos,faltaréis,faltarán
felicitar felicitaré,felicitarás,felicitará,felicitaremos,felicitaréis,felicitarán
firmar firmaré,firmarás,firmará,firmaremos,firmaréis,firmarán
fotografiar fotografiaré,fotografiarás,fotografiará,fotografiaremos,fotografiaréis,fotografiarán
fregar fregaré,fregarás,fregará,fregaremos,fregaréis,fregarán
freír freiré,freirás,freirá,freiremos,freiréis,freirán
fumar fumaré,fumarás,fumará,fumaremos,fumaréis,fumarán
funcionar funcionaré,funcionarás,funcionará,funcionaremos,funcionaréis,funcionarán
ganar ganaré,ganarás,ganará,ganaremos,ganaréis,ganarán
gastar gastaré,gastarás,gastará,gastaremos,gastaréis,gastarán
girar giraré,girarás,girará,giraremos,giraréis,girarán
graduarse me graduaré,te graduarás,se graduará,nos graduaremos,os graduaréis,se graduarán
gritar gritaré,gritarás,gritará,gritaremos,gritaréis,gritarán
gruñir gruñiré,gruñirás,gruñirá,gruñiremos,gruñiréis,gruñirán
guardar guardaré,guardarás,guardará,guardaremos,guardaréis,guardarán
guiar guiaré,guiarás,guiará,guiaremos,guiaréis,guiarán
gustar gustaré,gustarás,gustará,gustaremos,gustaréis,gustarán
haber habré,habrás,habrá,habremos,habréis,habrán
hablar hablaré,hablarás,hablará,hablaremos,hablaréis,hablarán
hacer haré,harás,hará,haremos,haréis,harán
huir huiré,huirás,huirá,huiremos,huiréis,huirán
imaginar imaginaré,imaginarás,imaginará,imaginaremos,imaginaréis,imaginarán
impedir impediré,impedirás,impedirá,impediremos,impediréis,impedirán
importar importaré,importarás,importará,importaremos,importaréis,importarán
imprimir imprimiré,imprimirás,imprimirá,imprimiremos,imprimiréis,imprimirán
incluir incluiré,incluirás,incluirá,incluiremos,incluiréis,incluirán
intentar intentaré,intentarás,intentará,intentaremos,intentaréis,intentarán
interesar interesaré,interesarás,interesará,interesaremos,interesaréis,interesarán
introducir introduciré,introducirás,introducirá,introduciremos,introduciréis,introducirán
invitar invitaré,invitarás,invitará,invitaremos,invitaréis,invitarán
ir iré,irás,irá,iremos,iréis,irán
irse me iré,te irás,se irá,nos iremos,os iréis,se irán
jugar jugaré,jugarás,jugará,jugaremos,jugaréis,jugarán
lavar lavaré,lavarás,lavará,lavaremos,lavaréis,lavarán
lavarse me lavaré,te lavarás,se lavará,nos lavaremos,os lavaréis,se lavarán
leer leeré,leerás,leerá,leeremos,leeréis,leerán
levantar levantaré,levantarás,levantará,levantaremos,levantaréis,levantarán
levantarse me levantaré,te levantarás,se levantará,nos levantaremos,os levantaréis,se levantarán
limpiar limpiaré,limpiarás,limpiará,limpiaremos,limpiaréis,limpiarán
llamar llamaré,llamarás,llamará,llamaremos,llamaréis,llamarán
llamarse me llamaré,te llamarás,se llamará,nos llamaremos,os llamaréis,se llamarán
llegar llegaré,llegarás,llegará,llegaremos,llegaréis,llegarán
llenar llenaré,llenarás,llenará,llenaremos,llenaréis,llenarán
llevar llevaré,llevarás,llevará,llevaremos,llevaréis,llevarán
llorar lloraré,llorarás,llorará,lloraremos,lloraréis,llorarán
llover —,—,lloverá,—,—,—
luchar lucharé,lucharás,luchará,lucharemos,lucharéis,lucharán
madrugar madrugaré,madrugarás,madrugará,madrugaremos,madrugaréis,madrugarán
mandar mandaré,mandarás,mandará,mandaremos,mandaréis,mandarán
mantener mantendré,mantendrás,mantendrá,mantendremos,mantendréis,mantendrán
medir mediré,medirás,medirá,mediremos,mediréis,medirán
mejorar mejoraré,mejorarás,mejorará,mejoraremos,mejoraréis,mejorarán
mentir mentiré,mentirás,mentirá,mentiremos,mentiréis,mentirán
merecer mereceré,merecerás,merecerá,mereceremos,mereceréis,merecerán
meter meteré,meterás,meterá,meteremos,meteréis,meterán
mirar miraré,mirarás,mirará,miraremos,miraréis,mirarán
molestar molestaré,molestarás,molestará,molestaremos,molestaréis,molestarán
montar montaré,montarás,montará,montaremos,montaréis,montarán
morir moriré,morirás,morirá,moriremos,moriréis,morirán
mostrar mostraré,mostrarás,mostrará,mostraremos,mostraréis,mostrarán
mover moveré,moverás,moverá,moveremos,moveréis,moverán
mudarse me mudaré,te mudarás,se mudará,nos mudaremos,os mudaréis,se mudarán
nacer naceré,nacerás,nacerá,naceremos,naceréis,nacerán
nadar nadaré,nadarás,nadará,nadaremos,nadaréis,nadarán
navegar navegaré,navegarás,navegará,navegaremos,navegaréis,navegarán
necesitar necesitaré,necesitarás,necesitará,necesitaremos,necesitaréis,necesitarán
negar negaré,negarás,negará,negaremos,negaréis,negarán
nevar —,—,nevará,—,—,—
obedecer obedeceré,obedecerás,obedecerá,obedeceremos,obedeceréis,obedecerán
obligar obligaré,obligarás,obligará,obligaremos,obligaréis,obligarán
obtener obtendré,obtendrás,obtendrá,obtendremos,obtendréis,obtendrán
ocurrir —,—,ocurrirá,—,—,ocurrirán
odiar odiaré,odiarás,odiará,odiaremos,odiaréis,odiarán
ofrecer ofreceré,ofrecerás,ofrecerá,ofreceremos,ofreceréis,ofrecerán
oír oiré,oirás,oirá,oiremos,oiréis,oirán
oler oleré,olerás,olerá,oleremos,oleréis,olerán
olvidar olvidaré,olvidarás,olvidará,olvidaremos,olvidaréis,olvidarán
ordenar ordenaré,ordenarás,ordenará,ordenaremos,ordenaréis,ordenarán
organizar organizaré,organizarás,organizará,organizaremos,organizaréis,organizarán
pagar pagaré,pagarás,pagará,pagaremos,pagaréis,pagarán
parar pararé,pararás,parará,pararemos,pararéis,pararán
parecer pareceré,parecerás,parecerá,pareceremos,pareceréis,parecerán
participar participaré,participarás,participará,participaremos,participaréis,participarán
pasar pasaré,pasarás,pasará,pasaremos,pasaréis,pasarán
pasarse me pasaré,te pasarás,se pasará,nos pasaremos,os pasaréis,se pasarán
pasear pasearé,pasearás,paseará,pasearemos,pasearéis,pasearán
patinar patinaré,patinarás,patinará,patinaremos,patinaréis,patinarán
pedir pediré,pedirás,pedirá,pediremos,pediréis,pedirán
pegar pegaré,pegarás,pegará,pegaremos,pegaréis,pegarán
peinarse me peinaré,te peinarás,se peinará,nos peinaremos,os peinaréis,se peinarán
pelear pelearé,pelearás,peleará,pelearemos,pelearéis,pelearán
pensar pensaré,pensarás,pensará,pensaremos,pensaréis,pensarán
perder perderé,perderás,perderá,perderemos,perderéis,perderán
permitir permitiré,permitirás,permitirá,permitiremos,permitiréis,permitirán
pertenecer perteneceré,pertenecerás,pertenecerá,perteneceremos,perteneceréis,pertenecerán
pescar pescaré,pescarás,pescará,pescaremos,pescaréis,pescarán
pintar pintaré,pintarás,pintará,pintaremos,pintaréis,pintarán
planchar plancharé,plancharás,planchará,plancharemos,plancharéis,plancharán
poder podré,podrás,podrá,podremos,podréis,podrán
poner pondré,pondrás,pondrá,pondremos,pondréis,pondrán
ponerse me pondré,te pondrás,se pondrá,nos pondremos,os pondréis,se pondrán
poseer poseeré,poseerás,poseerá,poseeremos,poseeréis,poseerán
practicar practicaré,practicarás,practicará,practicaremos,practicaréis,practicarán
predecir prediré,predirás,predirá,prediremos,prediréis,predirán
preferir preferiré,preferirás,preferirá,preferiremos,preferiréis,preferirán
preguntar preguntaré,preguntarás,preguntará,preguntaremos,preguntaréis,preguntarán
preocuparse me preocuparé,te preocuparás,se preocupará,nos preocuparemos,os preocuparéis,se preocuparán
preparar prepararé,prepararás,preparará,prepararemos,prepararéis,prepararán
presentar presentaré,presentarás,presentará,presentaremos,presentaréis,presentarán
prestar prestaré,prestarás,prestará,prestaremos,prestaréis,prestarán
prevenir prevendré,prevendrás,prevendrá,prevendremos,prevendréis,prevendrán
prever preveré,preverás,preverá,preveremos,preveréis,preverán
probar probaré,probarás,probará,probaremos,probaréis,probarán
producir produciré,producirás,producirá,produciremos,produciréis,producirán
prohibir prohibiré,prohibirás,prohibirá,prohibiremos,prohibiréis,prohibirán
prometer prometeré,prometerás,prometerá,prometeremos,prometeréis,prometerán
proponer propondré,propondrás,propondrá,propondremos,propondréis,propondrán
proteger protegeré,protegerás,protegerá,protegeremos,protegeréis,protegerán
proveer proveeré,proveerás,proveerá,proveeremos,proveeréis,proveerán
publicar publicaré,publicarás,publicará,publicaremos,publicaréis,publicarán
quedar quedaré,quedarás,quedará,quedaremos,quedaréis,quedarán
quedarse me quedaré,te quedarás,se quedará,nos quedaremos,os quedaréis,se quedarán
quejarse me quejaré,te quejarás,se quejará,nos quejaremos,os quejaréis,se quejarán
querer querré,querrás,querrá,querremos,querréis,querrán
quitar quitaré,quitarás,quitará,quitaremos,quitaréis,quitarán
quitarse me quitaré,te quitarás,se quitará,nos quitaremos,os quitaréis,se quitarán
realizar realizaré,realizarás,realizará,realizaremos,realizaréis,realizarán
recibir recibiré,recibirás,recibirá,recibiremos,recibiréis,recibirán
reciclar reciclaré,reciclarás,reciclará,reciclaremos,reciclaréis,reciclarán
recoger recogeré,recogerás,recogerá,recogeremos,recogeréis,recogerán
recomendar recomendaré,recomendarás,recomendará,recomendaremos,recomendaréis,recomendarán
reconocer reconoceré,reconocerás,reconocerá,reconoceremos,reconoceréis,reconocerán
recordar recordaré,recordarás,recordará,recordaremos,recordaréis,recordarán
reducir reduciré,reducirás,reducirá,reduciremos,reduciréis,reducirán
regalar regalaré,regalarás,regalará,regalaremos,regalaréis,regalarán
regresar regresaré,regresarás,regresará,regresaremos,regresaréis,regresarán
reír reiré,reirás,reirá,reiremos,reiréis,reirán
reírse me reiré,te reirás,se reirá,nos reiremos,os reiréis,se reirán
relajarse me relajaré,te relajarás,se relajará,nos relajaremos,os relajaréis,se relajarán
reñir reñiré,reñirás,reñirá,reñiremos,reñiréis,reñirán
repasar repasaré,repasarás,repasará,repasaremos,repasaréis,repasarán
repetir repetiré,repetirás,repetirá,repetiremos,repetiréis,repetirán
reservar reservaré,reservarás,reservará,reservaremos,reservaréis,reservarán
resolver resolveré,resolverás,resolverá,resolveremos,resolveréis,resolverán
respetar respetaré,respetarás,respetará,respetaremos,respetaréis,respetarán
responder responderé,responderás,responderá,responderemos,responderéis,responderán
reunir reuniré,reunirás,reunirá,reuniremos,reuniréis,reunirán
reunirse me reuniré,te reunirás,se reunirá,nos reuniremos,os reuniréis,se reunirán
romper romperé,romperás,romperá,romperemos,romperéis,romperán
saber sabré,sabrás,sabrá,sabremos,sabréis,sabrán
sacar sacaré,sacarás,sacará,sacaremos,sacaréis,sacarán
salir saldré,saldrás,saldrá,saldremos,saldréis,saldrán
saltar saltaré,saltarás,saltará,saltaremos,saltaréis,saltarán
saludar saludaré,saludarás,saludará,saludaremos,saludaréis,saludarán
salvar salvaré,salvarás,salvará,salvaremos,salvaréis,salvarán
satisfacer satisfaré,satisfarás,satisfará,satisfaremos,satisfaréis,satisfarán
secar secaré,secarás,secará,secaremos,secaréis,secarán
seguir seguiré,seguirás,seguirá,seguiremos,seguiréis,seguirán
sentarse me sentaré,te sentarás,se sentará,nos sentaremos,os sentaréis,se sentarán
sentir sentiré,sentirás,sentirá,sentiremos,sentiréis,sentirán
sentirse me sentiré,te sentirás,se sentirá,nos sentiremos,os sentiréis,se sentirán
ser seré,serás,será,seremos,seréis,serán
servir serviré,servirás,servirá,serviremos,serviréis,servirán
significar significaré,significarás,significará,significaremos,significaréis,significarán
situar situaré,situarás,situará,situaremos,situaréis,situarán
soler —,—,—,—,—,—
solicitar solicitaré,solicitarás,solicitará,solicitaremos,solicitaréis,solicitarán
sonar sonaré,sonarás,sonará,sonaremos,sonaréis,sonarán
sonreír sonreiré,sonreirás,sonreirá,sonreiremos,sonreiréis,sonreirán
soñar soñaré,soñarás,soñará,soñaremos,soñaréis,soñarán
soportar soportaré,soportarás,soportará,soportaremos,soportaréis,soportarán
subir subiré,subirás,subirá,subiremos,subiréis,subirán
sufrir sufriré,sufrirás,sufrirá,sufriremos,sufriréis,sufrirán
sugerir sugeriré,sugerirás,sugerirá,sugeriremos,sugeriréis,sugerirán
suponer supondré,supondrás,supondrá,supondremos,supondréis,supondrán
suspender suspenderé,suspenderás,suspenderá,suspenderemos,suspenderéis,suspenderán
sustituir sustituiré,sustituirás,sustituirá,sustituiremos,sustituiréis,sustituirán
tardar tardaré,tardarás,tardará,tardaremos,tardaréis,tardarán
temer temeré,temerás,temerá,temeremos,temeréis,temerán
tener tendré,tendrás,tendrá,tendremos,tendréis,tendrán
terminar terminaré,terminarás,terminará,terminaremos,terminaréis,terminarán
tirar tiraré,tirarás,tirará,tiraremos,tiraréis,tirarán
tocar tocaré,tocarás,tocará,tocaremos,tocaréis,tocarán
tomar tomaré,tomarás,tomará,tomaremos,tomaréis,tomarán
torcer torceré,torcerás,torcerá,torceremos,torceréis,torcerán
trabajar trabajaré,trabajarás,trabajará,trabajaremos,trabajaréis,trabajarán
traducir traduciré,traducirás,traducirá,traduciremos,traduciréis,traducirán
traer traeré,traerás,traerá,traeremos,traeréis,traerán
tratar trataré,tratarás,tratará,trataremos,trataréis,tratarán
tropezar tropezaré,tropezarás,tropezará,tropezaremos,tropezaréis,tropezarán
usar usaré,usarás,usará,usaremos,usaréis,usarán
utilizar utilizaré,utilizarás,utilizará,utilizaremos,utilizaréis,utilizarán
vaciar vaciaré,vaciarás,vaciará,vaciaremos,vaciaréis,vaciarán
valer valdré,valdrás,valdrá,valdremos,valdréis,valdrán
variar variaré,variarás,variará,variaremos,variaréis,variarán
vencer venceré,vencerás,vencerá,venceremos,venceréis,vencerán
vender venderé,venderás,venderá,venderemos,venderéis,venderán
venir vendré,vendrás,vendrá,vendremos,vendréis,vendrán
ver veré,verás,verá,veremos,veréis,verán
vestir vestiré,vestirás,vestirá,vestiremos,vestiréis,vestirán
vestirse me vestiré,te vestirás,se vestirá,nos vestiremos,os vestiréis,se vestirán
viajar viajaré,viajarás,viajará,viajaremos,viajaréis,viajarán
visitar visitaré,visitarás,visitará,visitaremos,visitaréis,visitarán
vivir viviré,vivirás,vivirá,viviremos,viviréis,vivirán
volar volaré,volarás,volará,volaremos,volaréis,volarán
volver volveré,volverás,volverá,volveremos,volveréis,volverán
votar votaré,votarás,votará,votaremos,votaréis,votarán
`
