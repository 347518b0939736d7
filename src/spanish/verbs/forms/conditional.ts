// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abriría,abrirías,abriría,abriríamos,abriríais,abrirían
aburrirse me aburriría,te aburrirías,se aburriría,nos aburriríamos,os aburriríais,se aburrirían
acabar acabaría,acabarías,acabaría,acabaríamos,acabaríais,acabarían
aceptar aceptaría,aceptarías,aceptaría,aceptaríamos,aceptaríais,aceptarían
acompañar acompañaría,acompañarías,acompañaría,acompañaríamos,acompañaríais,acompañarían
aconsejar aconsejaría,aconsejarías,aconsejaría,aconsejaríamos,aconsejaríais,aconsejarían
acordarse me acordaría,te acordarías,se acordaría,nos acordaríamos,os acordaríais,se acordarían
acostarse me acostaría,te acostarías,se acostaría,nos acostaríamos,os acostaríais,se acostarían
actuar actuaría,actuarías,actuaría,actuaríamos,actuaríais,actuarían
adquirir adquiriría,adquirirías,adquiriría,adquiriríamos,adquiriríais,adquirirían
afeitarse me afeitaría,te afeitarías,se afeitaría,nos afeitaríamos,os afeitaríais,se afeitarían
agradecer agradecería,agradecerías,agradecería,agradeceríamos,agradeceríais,agradecerían
ahorrar ahorraría,ahorrarías,ahorraría,ahorraríamos,ahorraríais,ahorrarían
aislar aislaría,aislarías,aislaría,aislaríamos,aislaríais,aislarían
alegrarse me alegraría,te alegrarías,se alegraría,nos alegraríamos,os alegraríais,se alegrarían
almorzar almorzaría,almorzarías,almorzaría,almorzaríamos,almorzaríais,almorzarían
alquilar alquilaría,alquilarías,alquilaría,alquilaríamos,alquilaríais,alquilarían
amar amaría,amarías,amaría,amaríamos,amaríais,amarían
ampliar ampliaría,ampliarías,ampliaría,ampliaríamos,ampliaríais,ampliarían
andar andaría,andarías,andaría,andaríamos,andaríais,andarían
anunciar anunciaría,anunciarías,anunciaría,anunciaríamos,anunciaríais,anunciarían
añadir añadiría,añadirías,añadiría,añadiríamos,añadiríais,añadirían
apagar apagaría,apagarías,apagaría,apagaríamos,apagaríais,apagarían
aparecer aparecería,aparecerías,aparecería,apareceríamos,apareceríais,aparecerían
apoyar apoyaría,apoyarías,apoyaría,apoyaríamos,apoyaríais,apoyarían
aprender aprendería,aprenderías,aprendería,aprenderíamos,aprenderíais,aprenderían
aprobar aprobaría,aprobarías,aprobaría,aprobaríamos,aprobaríais,aprobarían
aprovechar aprovecharía,aprovecharías,aprovecharía,aprovecharíamos,aprovecharíais,aprovecharían
arreglar arreglaría,arreglarías,arreglaría,arreglaríamos,arreglaríais,arreglarían
asistir asistiría,asistirías,asistiría,asistiríamos,asistiríais,asistirían
aumentar aumentaría,aumentarías,aumentaría,aumentaríamos,aumentaríais,aumentarían
averiguar averiguaría,averiguarías,averiguaría,averiguaríamos,averiguaríais,averiguarían
avisar avisaría,avisarías,avisaría,avisaríamos,avisaríais,avisarían
ayudar ayudaría,ayudarías,ayudaría,ayudaríamos,ayudaríais,ayudarían
bailar bailaría,bailarías,bailaría,bailaríamos,bailaríais,bailarían
bajar bajaría,bajarías,bajaría,bajaríamos,bajaríais,bajarían
bañarse me bañaría,te bañarías,se bañaría,nos bañaríamos,os bañaríais,se bañarían
barrer barrería,barrerías,barrería,barreríamos,barreríais,barrerían
beber bebería,beberías,bebería,beberíamos,beberíais,beberían
besar besaría,besarías,besaría,besaríamos,besaríais,besarían
borrar borraría,borrarías,borraría,borraríamos,borraríais,borrarían
bullir bulliría,bullirías,bulliría,bulliríamos,bulliríais,bullirían
buscar buscaría,buscarías,buscaría,buscaríamos,buscaríais,buscarían
caber cabría,cabrías,cabría,cabríamos,cabríais,cabrían
caer caería,caerías,caería,caeríamos,caeríais,caerían
caerse me caería,te caerías,se caería,nos caeríamos,os caeríais,se caerían
calentar calentaría,calentarías,calentaría,calentaríamos,calentaríais,calentarían
callarse me callaría,te callarías,se callaría,nos callaríamos,os callaríais,se callarían
cambiar cambiaría,cambiarías,cambiaría,cambiaríamos,cambiaríais,cambiarían
caminar caminaría,caminarías,caminaría,caminaríamos,caminaríais,caminarían
cansarse me cansaría,te cansarías,se cansaría,nos cansaríamos,os cansaríais,se cansarían
cantar cantaría,cantarías,cantaría,cantaríamos,cantaríais,cantarían
casarse me casaría,te casarías,se casaría,nos casaríamos,os casaríais,se casarían
celebrar celebraría,celebrarías,celebraría,celebraríamos,celebraríais,celebrarían
cenar cenaría,cenarías,cenaría,cenaríamos,cenaríais,cenarían
cepillarse me cepillaría,te cepillarías,se cepillaría,nos cepillaríamos,os cepillaríais,se cepillarían
cerrar cerraría,cerrarías,cerraría,cerraríamos,cerraríais,cerrarían
charlar charlaría,charlarías,charlaría,charlaríamos,charlaríais,charlarían
cocinar cocinaría,cocinarías,cocinaría,cocinaríamos,cocinaríais,cocinarían
coger cogería,cogerías,cogería,cogeríamos,cogeríais,cogerían
colgar colgaría,colgarías,colgaría,colgaríamos,colgaríais,colgarían
colocar colocaría,colocarías,colocaría,colocaríamos,colocaríais,colocarían
comenzar comenzaría,comenzarías,comenzaría,comenzaríamos,comenzaríais,comenzarían
comer comería,comerías,comería,comeríamos,comeríais,comerían
compartir compartiría,compartirías,compartiría,compartiríamos,compartiríais,compartirían
competir competiría,competirías,competiría,competiríamos,competiríais,competirían
comprar compraría,comprarías,compraría,compraríamos,compraríais,comprarían
comprender comprendería,comprenderías,comprendería,comprenderíamos,comprenderíais,comprenderían
concluir concluiría,concluirías,concluiría,concluiríamos,concluiríais,concluirían
conducir conduciría,conducirías,conduciría,conduciríamos,conduciríais,conducirían
confiar confiaría,confiarías,confiaría,confiaríamos,confiaríais,confiarían
conocer conocería,conocerías,conocería,conoceríamos,conoceríais,conocerían
conseguir conseguiría,conseguirías,conseguiría,conseguiríamos,conseguiríais,conseguirían
construir construiría,construirías,construiría,construiríamos,construiríais,construirían
contaminar contaminaría,contaminarías,contaminaría,contaminaríamos,contaminaríais,contaminarían
contar contaría,contarías,contaría,contaríamos,contaríais,contarían
contestar contestaría,contestarías,contestaría,contestaríamos,contestaríais,contestarían
continuar continuaría,continuarías,continuaría,continuaríamos,continuaríais,continuarían
contribuir contribuiría,contribuirías,contribuiría,contribuiríamos,contribuiríais,contribuirían
convencer convencería,convencerías,convencería,convenceríamos,convenceríais,convencerían
convenir convendría,convendrías,convendría,convendríamos,convendríais,convendrían
convertir convertiría,convertirías,convertiría,convertiríamos,convertiríais,convertirían
convertirse me convertiría,te convertirías,se convertiría,nos convertiríamos,os convertiríais,se convertirían
copiar copiaría,copiarías,copiaría,copiaríamos,copiaríais,copiarían
corregir corregiría,corregirías,corregiría,corregiríamos,corregiríais,corregirían
correr correría,correrías,correría,correríamos,correríais,correrían
cortar cortaría,cortarías,cortaría,cortaríamos,cortaríais,cortarían
costar costaría,costarías,costaría,costaríamos,costaríais,costarían
crear crearía,crearías,crearía,crearíamos,crearíais,crearían
crecer crecería,crecerías,crecería,creceríamos,creceríais,crecerían
creer creería,creerías,creería,creeríamos,creeríais,creerían
criar criaría,criarías,criaría,criaríamos,criaríais,criarían
cruzar cruzaría,cruzarías,cruzaría,cruzaríamos,cruzaríais,cruzarían
cubrir cubriría,cubrirías,cubriría,cubriríamos,cubriríais,cubrirían
cuidar cuidaría,cuidarías,cuidaría,cuidaríamos,cuidaríais,cuidarían
cumplir cumpliría,cumplirías,cumpliría,cumpliríamos,cumpliríais,cumplirían
dar daría,darías,daría,daríamos,daríais,darían
deber debería,deberías,debería,deberíamos,deberíais,deberían
decidir decidiría,decidirías,decidiría,decidiríamos,decidiríais,decidirían
decir diría,dirías,diría,diríamos,diríais,dirían
dedicarse me dedicaría,te dedicarías,se dedicaría,nos dedicaríamos,os dedicaríais,se dedicarían
defender defendería,defenderías,defendería,defenderíamos,defenderíais,defenderían
dejar dejaría,dejarías,dejaría,dejaríamos,dejaríais,dejarían
desaparecer desaparecería,desaparecerías,desaparecería,desapareceríamos,desapareceríais,desaparecerían
desarrollar desarrollaría,desarrollarías,desarrollaría,desarrollaríamos,desarrollaríais,desarrollarían
desayunar desayunaría,desayunarías,desayunaría,desayunaríamos,desayunaríais,desayunarían
descansar descansaría,descansarías,descansaría,descansaríamos,descansaríais,descansarían
descargar descargaría,descargarías,descargaría,descargaríamos,descargaríais,descargarían
describir describiría,describirías,describiría,describiríamos,describiríais,describirían
descubrir descubriría,descubrirías,descubriría,descubriríamos,descubriríais,descubrirían
desear desearía,desearías,desearía,desearíamos,desearíais,desearían
deshacer desharía,desharías,desharía,desharíamos,desharíais,desharían
despedirse me despediría,te despedirías,se despediría,nos despediríamos,os despediríais,se despedirían
despertar despertaría,despertarías,despertaría,despertaríamos,despertaríais,despertarían
despertarse me despertaría,te despertarías,se despertaría,nos despertaríamos,os despertaríais,se despertarían
destruir destruiría,destruirías,destruiría,destruiríamos,destruiríais,destruirían
devolver devolvería,devolverías,devolvería,devolveríamos,devolveríais,devolverían
dibujar dibujaría,dibujarías,dibujaría,dibujaríamos,dibujaríais,dibujarían
dirigir dirigiría,dirigirías,dirigiría,dirigiríamos,dirigiríais,dirigirían
discutir discutiría,discutirías,discutiría,discutiríamos,discutiríais,discutirían
diseñar diseñaría,diseñarías,diseñaría,diseñaríamos,diseñaríais,diseñarían
disfrutar disfrutaría,disfrutarías,disfrutaría,disfrutaríamos,disfrutaríais,disfrutarían
disminuir disminuiría,disminuirías,disminuiría,disminuiríamos,disminuiríais,disminuirían
distinguir distinguiría,distinguirías,distinguiría,distinguiríamos,distinguiríais,distinguirían
divertirse me divertiría,te divertirías,se divertiría,nos divertiríamos,os divertiríais,se divertirían
doblar doblaría,doblarías,doblaría,doblaríamos,doblaríais,doblarían
doler dolería,dolerías,dolería,doleríamos,doleríais,dolerían
dormir dormiría,dormirías,dormiría,dormiríamos,dormiríais,dormirían
dormirse me dormiría,te dormirías,se dormiría,nos dormiríamos,os dormiríais,se dormirían
ducharse me ducharía,te ducharías,se ducharía,nos ducharíamos,os ducharíais,se ducharían
dudar dudaría,dudarías,dudaría,dudaríamos,dudaríais,dudarían
durar duraría,durarías,duraría,duraríamos,duraríais,durarían
echar echaría,echarías,echaría,echaríamos,echaríais,echarían
elegir elegiría,elegirías,elegiría,elegiríamos,elegiríais,elegirían
empezar empezaría,empezarías,empezaría,empezaríamos,empezaríais,empezarían
encantar encantaría,encantarías,encantaría,encantaríamos,encantaríais,encantarían
encender encendería,encenderías,encendería,encenderíamos,encenderíais,encenderían
encontrar encontraría,encontrarías,encontraría,encontraríamos,encontraríais,encontrarían
enfadarse me enfadaría,te enfadarías,se enfadaría,nos enfadaríamos,os enfadaríais,se enfadarían
enseñar enseñaría,enseñarías,enseñaría,enseñaríamos,enseñaríais,enseñarían
entender entendería,entenderías,entendería,entenderíamos,entenderíais,entenderían
entrar entraría,entrarías,entraría,entraríamos,entraríais,entrarían
entregar entregaría,entregarías,entregaría,entregaríamos,entregaríais,entregarían
entrenar entrenaría,entrenarías,entrenaría,entrenaríamos,entrenaríais,entrenarían
enviar enviaría,enviarías,enviaría,enviaríamos,enviaríais,enviarían
errar erraría,errarías,erraría,erraríamos,erraríais,errarían
escapar escaparía,escaparías,escaparía,escaparíamos,escaparíais,escaparían
esconder escondería,esconderías,escondería,esconderíamos,esconderíais,esconderían
escribir escribiría,escribirías,escribiría,escribiríamos,escribiríais,escribirían
escuchar escucharía,escucharías,escucharía,escucharíamos,escucharíais,escucharían
esperar esperaría,esperarías,esperaría,esperaríamos,esperaríais,esperarían
esquiar esquiaría,esquiarías,esquiaría,esquiaríamos,esquiaríais,esquiarían
estar estaría,estarías,estaría,estaríamos,estaríais,estarían
estudiar estudiaría,estudiarías,estudiaría,estudiaríamos,estudiaríais,estudiarían
evaluar evaluaría,evaluarías,evaluaría,evaluaríamos,evaluaríais,evaluarían
evitar evitaría,evitarías,evitaría,evitaríamos,evitaríais,evitarían
exigir exigiría,exigirías,exigiría,exigiríamos,exigiríais,exigirían
existir existiría,existirías,existiría,existiríamos,existiríais,existirían
explicar explicaría,explicarías,explicaría,explicaríamos,explicaríais,explicarían
faltar faltaría,faltarías,faltaría,faltaríamos,faltaríais,faltarían
felicitar felicitaría,felicitarías,felicitaría,felicitaríamos,felicitaríais,felicitarían
firmar firmaría,firmarías,firmaría,firmaríamos,firmaríais,firmarían
fotografiar fotografiaría,fotografiarías,fotografiaría,fotografiaríamos,fotografiaríais,fotografiarían
fregar fregaría,fregarías,fregaría,fregaríamos,fregaríais,fregarían
freír freiría,freirías,freiría,freiríamos,freiríais,freirían
fumar fumaría,fumarías,fumaría,fumaríamos,fumaríais,fumarían
funcionar funcionaría,funcionarías,funcionaría,funcionaríamos,funcionaríais,funcionarían
ganar ganaría,ganarías,ganaría,ganaríamos,ganaríais,ganarían
gastar gastaría,gastarías,gastaría,gastaríamos,gastaríais,gastarían
girar giraría,girarías,giraría,giraríamos,giraríais,girarían
graduarse me graduaría,te graduarías,se graduaría,nos graduaríamos,os graduaríais,se graduarían
gritar gritaría,gritarías,gritaría,gritaríamos,gritaríais,gritarían
gruñir gruñiría,gruñirías,gruñiría,gruñiríamos,gruñiríais,gruñirían
guardar guardaría,guardarías,guardaría,guardaríamos,guardaríais,guardarían
guiar guiaría,guiarías,guiaría,guiaríamos,guiaríais,guiarían
gustar gustaría,gustarías,gustaría,gustaríamos,gustaríais,gustarían
haber habría,habrías,habría,habríamos,habríais,habrían
hablar hablaría,hablarías,hablaría,hablaríamos,hablaríais,hablarían
hacer haría,harías,haría,haríamos,haríais,harían
huir huiría,huirías,huiría,huiríamos,huiríais,huirían
imaginar imaginaría,imaginarías,imaginaría,imaginaríamos,imaginaríais,imaginarían
impedir impediría,impedirías,impediría,impediríamos,impediríais,impedirían
importar importaría,importarías,importaría,importaríamos,importaríais,importarían
imprimir imprimiría,imprimirías,imprimiría,imprimiríamos,imprimiríais,imprimirían
incluir incluiría,incluirías,incluiría,incluiríamos,incluiríais,incluirían
intentar intentaría,intentarías,intentaría,intentaríamos,intentaríais,intentarían
interesar interesaría,interesarías,interesaría,interesaríamos,interesaríais,interesarían
introducir introduciría,introducirías,introduciría,introduciríamos,introduciríais,introducirían
invitar invitaría,invitarías,invitaría,invitaríamos,invitaríais,invitarían
ir iría,irías,iría,iríamos,iríais,irían
irse me iría,te irías,se iría,nos iríamos,os iríais,se irían
jugar jugaría,jugarías,jugaría,jugaríamos,jugaríais,jugarían
lavar lavaría,lavarías,lavaría,lavaríamos,lavaríais,lavarían
lavarse me lavaría,te lavarías,se lavaría,nos lavaríamos,os lavaríais,se lavarían
leer leería,leerías,leería,leeríamos,leeríais,leerían
levantar levantaría,levantarías,levantaría,levantaríamos,levantaríais,levantarían
levantarse me levantaría,te levantarías,se levantaría,nos levantaríamos,os levantaríais,se levantarían
limpiar limpiaría,limpiarías,limpiaría,limpiaríamos,limpiaríais,limpiarían
llamar llamaría,llamarías,llamaría,llamaríamos,llamaríais,llamarían
llamarse me llamaría,te llamarías,se llamaría,nos llamaríamos,os llamaríais,se llamarían
llegar llegaría,llegarías,llegaría,llegaríamos,llegaríais,llegarían
llenar llenaría,llenarías,llenaría,llenaríamos,llenaríais,llenarían
llevar llevaría,llevarías,llevaría,llevaríamos,llevaríais,llevarían
llorar lloraría,llorarías,lloraría,lloraríamos,lloraríais,llorarían
llover —,—,llovería,—,—,—
luchar lucharía,lucharías,lucharía,lucharíamos,lucharíais,lucharían
madrugar madrugaría,madrugarías,madrugaría,madrugaríamos,madrugaríais,madrugarían
mandar mandaría,mandarías,mandaría,mandaríamos,mandaríais,mandarían
mantener mantendría,mantendrías,mantendría,mantendríamos,mantendríais,mantendrían
medir mediría,medirías,mediría,mediríamos,mediríais,medirían
mejorar mejoraría,mejorarías,mejoraría,mejoraríamos,mejoraríais,mejorarían
mentir mentiría,mentirías,mentiría,mentiríamos,mentiríais,mentirían
merecer merecería,merecerías,merecería,mereceríamos,mereceríais,merecerían
meter metería,meterías,metería,meteríamos,meteríais,meterían
mirar miraría,mirarías,miraría,miraríamos,miraríais,mirarían
molestar molestaría,molestarías,molestaría,molestaríamos,molestaríais,molestarían
montar montaría,montarías,montaría,montaríamos,montaríais,montarían
morir moriría,morirías,moriría,moriríamos,moriríais,morirían
mostrar mostraría,mostrarías,mostraría,mostraríamos,mostraríais,mostrarían
mover movería,moverías,movería,moveríamos,moveríais,moverían
mudarse me mudaría,te mudarías,se mudaría,nos mudaríamos,os mudaríais,se mudarían
nacer nacería,nacerías,nacería,naceríamos,naceríais,nacerían
nadar nadaría,nadarías,nadaría,nadaríamos,nadaríais,nadarían
navegar navegaría,navegarías,navegaría,navegaríamos,navegaríais,navegarían
necesitar necesitaría,necesitarías,necesitaría,necesitaríamos,necesitaríais,necesitarían
negar negaría,negarías,negaría,negaríamos,negaríais,negarían
nevar —,—,nevaría,—,—,—
obedecer obedecería,obedecerías,obedecería,obedeceríamos,obedeceríais,obedecerían
obligar obligaría,obligarías,obligaría,obligaríamos,obligaríais,obligarían
obtener obtendría,obtendrías,obtendría,obtendríamos,obtendríais,obtendrían
ocurrir —,—,ocurriría,—,—,ocurrirían
odiar odiaría,odiarías,odiaría,odiaríamos,odiaríais,odiarían
ofrecer ofrecería,ofrecerías,ofrecería,ofreceríamos,ofreceríais,ofrecerían
oír oiría,oirías,oiría,oiríamos,oiríais,oirían
oler olería,olerías,olería,oleríamos,oleríais,olerían
olvidar olvidaría,olvidarías,olvidaría,olvidaríamos,olvidaríais,olvidarían
ordenar ordenaría,ordenarías,ordenaría,ordenaríamos,ordenaríais,ordenarían
organizar organizaría,organizarías,organizaría,organizaríamos,organizaríais,organizarían
pagar pagaría,pagarías,pagaría,pagaríamos,pagaríais,pagarían
parar pararía,pararías,pararía,pararíamos,pararíais,pararían
parecer parecería,parecerías,parecería,pareceríamos,pareceríais,parecerían
participar participaría,participarías,participaría,participaríamos,participaríais,participarían
pasar pasaría,pasarías,pasaría,pasaríamos,pasaríais,pasarían
pasarse me pasaría,te pasarías,se pasaría,nos pasaríamos,os pasaríais,se pasarían
pasear pasearía,pasearías,pasearía,pasearíamos,pasearíais,pasearían
patinar patinaría,patinarías,patinaría,patinaríamos,patinaríais,patinarían
pedir pediría,pedirías,pediría,pediríamos,pediríais,pedirían
pegar pegaría,pegarías,pegaría,pegaríamos,pegaríais,pegarían
peinarse me peinaría,te peinarías,se peinaría,nos peinaríamos,os peinaríais,se peinarían
pelear pelearía,pelearías,pelearía,pelearíamos,pelearíais,pelearían
pensar pensaría,pensarías,pensaría,pensaríamos,pensaríais,pensarían
perder perdería,perderías,perdería,perderíamos,perderíais,perderían
permitir permitiría,permitirías,permitiría,permitiríamos,permitiríais,permitirían
pertenecer pertenecería,pertenecerías,pertenecería,perteneceríamos,perteneceríais,pertenecerían
pescar pescaría,pescarías,pescaría,pescaríamos,pescaríais,pescarían
pintar pintaría,pintarías,pintaría,pintaríamos,pintaríais,pintarían
planchar plancharía,plancharías,plancharía,plancharíamos,plancharíais,plancharían
poder podría,podrías,podría,podríamos,podríais,podrían
poner pondría,pondrías,pondría,pondríamos,pondríais,pondrían
ponerse me pondría,te pondrías,se pondría,nos pondríamos,os pondríais,se pondrían
poseer poseería,poseerías,poseería,poseeríamos,poseeríais,poseerían
practicar practicaría,practicarías,practicaría,practicaríamos,practicaríais,practicarían
predecir prediría,predirías,prediría,prediríamos,prediríais,predirían
preferir preferiría,preferirías,preferiría,preferiríamos,preferiríais,preferirían
preguntar preguntaría,preguntarías,preguntaría,preguntaríamos,preguntaríais,preguntarían
preocuparse me preocuparía,te preocuparías,se preocuparía,nos preocuparíamos,os preocuparíais,se preocuparían
preparar prepararía,prepararías,prepararía,prepararíamos,prepararíais,prepararían
presentar presentaría,presentarías,presentaría,presentaríamos,presentaríais,presentarían
prestar prestaría,prestarías,prestaría,prestaríamos,prestaríais,prestarían
prevenir prevendría,prevendrías,prevendría,prevendríamos,prevendríais,prevendrían
prever prevería,preverías,prevería,preveríamos,preveríais,preverían
probar probaría,probarías,probaría,probaríamos,probaríais,probarían
producir produciría,producirías,produciría,produciríamos,produciríais,producirían
prohibir prohibiría,prohibirías,prohibiría,prohibiríamos,prohibiríais,prohibirían
prometer prometería,prometerías,prometería,prometeríamos,prometeríais,prometerían
proponer propondría,propondrías,propondría,propondríamos,propondríais,propondrían
proteger protegería,protegerías,protegería,protegeríamos,protegeríais,protegerían
proveer proveería,proveerías,proveería,proveeríamos,proveeríais,proveerían
publicar publicaría,publicarías,publicaría,publicaríamos,publicaríais,publicarían
quedar quedaría,quedarías,quedaría,quedaríamos,quedaríais,quedarían
quedarse me quedaría,te quedarías,se quedaría,nos quedaríamos,os quedaríais,se quedarían
quejarse me quejaría,te quejarías,se quejaría,nos quejaríamos,os quejaríais,se quejarían
querer querría,querrías,querría,querríamos,querríais,querrían
quitar quitaría,quitarías,quitaría,quitaríamos,quitaríais,quitarían
quitarse me quitaría,te quitarías,se quitaría,nos quitaríamos,os quitaríais,se quitarían
realizar realizaría,realizarías,realizaría,realizaríamos,realizaríais,realizarían
recibir recibiría,recibirías,recibiría,recibiríamos,recibiríais,recibirían
reciclar reciclaría,reciclarías,reciclaría,reciclaríamos,reciclaríais,reciclarían
recoger recogería,recogerías,recogería,recogeríamos,recogeríais,recogerían
recomendar recomendaría,recomendarías,recomendaría,recomendaríamos,recomendaríais,recomendarían
reconocer reconocería,reconocerías,reconocería,reconoceríamos,reconoceríais,reconocerían
recordar recordaría,recordarías,recordaría,recordaríamos,recordaríais,recordarían
reducir reduciría,reducirías,reduciría,reduciríamos,reduciríais,reducirían
regalar regalaría,regalarías,regalaría,regalaríamos,regalaríais,regalarían
regresar regresaría,regresarías,regresaría,regresaríamos,regresaríais,regresarían
reír reiría,reirías,reiría,reiríamos,reiríais,reirían
reírse me reiría,te reirías,se reiría,nos reiríamos,os reiríais,se reirían
relajarse me relajaría,te relajarías,se relajaría,nos relajaríamos,os relajaríais,se relajarían
reñir reñiría,reñirías,reñiría,reñiríamos,reñiríais,reñirían
repasar repasaría,repasarías,repasaría,repasaríamos,repasaríais,repasarían
repetir repetiría,repetirías,repetiría,repetiríamos,repetiríais,repetirían
reservar reservaría,reservarías,reservaría,reservaríamos,reservaríais,reservarían
resolver resolvería,resolverías,resolvería,resolveríamos,resolveríais,resolverían
respetar respetaría,respetarías,respetaría,respetaríamos,respetaríais,respetarían
responder respondería,responderías,respondería,responderíamos,responderíais,responderían
reunir reuniría,reunirías,reuniría,reuniríamos,reuniríais,reunirían
reunirse me reuniría,te reunirías,se reuniría,nos reuniríamos,os reuniríais,se reunirían
romper rompería,romperías,rompería,romperíamos,romperíais,romperían
saber sabría,sabrías,sabría,sabríamos,sabríais,sabrían
sacar sacaría,sacarías,sacaría,sacaríamos,sacaríais,sacarían
salir saldría,saldrías,saldría,saldríamos,saldríais,saldrían
saltar saltaría,saltarías,saltaría,saltaríamos,saltaríais,saltarían
saludar saludaría,saludarías,saludaría,saludaríamos,saludaríais,saludarían
salvar salvaría,salvarías,salvaría,salvaríamos,salvaríais,salvarían
satisfacer satisfaría,satisfarías,satisfaría,satisfaríamos,satisfaríais,satisfarían
secar secaría,secarías,secaría,secaríamos,secaríais,secarían
seguir seguiría,seguirías,seguiría,seguiríamos,seguiríais,seguirían
sentarse me sentaría,te sentarías,se sentaría,nos sentaríamos,os sentaríais,se sentarían
sentir sentiría,sentirías,sentiría,sentiríamos,sentiríais,sentirían
sentirse me sentiría,te sentirías,se sentiría,nos sentiríamos,os sentiríais,se sentirían
ser sería,serías,sería,seríamos,seríais,serían
servir serviría,servirías,serviría,serviríamos,serviríais,servirían
significar significaría,significarías,significaría,significaríamos,significaríais,significarían
situar situaría,situarías,situaría,situaríamos,situaríais,situarían
soler —,—,—,—,—,—
solicitar solicitaría,solicitarías,solicitaría,solicitaríamos,solicitaríais,solicitarían
sonar sonaría,sonarías,sonaría,sonaríamos,sonaríais,sonarían
sonreír sonreiría,sonreirías,sonreiría,sonreiríamos,sonreiríais,sonreirían
soñar soñaría,soñarías,soñaría,soñaríamos,soñaríais,soñarían
soportar soportaría,soportarías,soportaría,soportaríamos,soportaríais,soportarían
subir subiría,subirías,subiría,subiríamos,subiríais,subirían
sufrir sufriría,sufrirías,sufriría,sufriríamos,sufriríais,sufrirían
sugerir sugeriría,sugerirías,sugeriría,sugeriríamos,sugeriríais,sugerirían
suponer supondría,supondrías,supondría,supondríamos,supondríais,supondrían
suspender suspendería,suspenderías,suspendería,suspenderíamos,suspenderíais,suspenderían
sustituir sustituiría,sustituirías,sustituiría,sustituiríamos,sustituiríais,sustituirían
tardar tardaría,tardarías,tardaría,tardaríamos,tardaríais,tardarían
temer temería,temerías,temería,temeríamos,temeríais,temerían
tener tendría,tendrías,tendría,tendríamos,tendríais,tendrían
terminar terminaría,terminarías,terminaría,terminaríamos,terminaríais,terminarían
tirar tiraría,tirarías,tiraría,tiraríamos,tiraríais,tirarían
tocar tocaría,tocarías,tocaría,tocaríamos,tocaríais,tocarían
tomar tomaría,tomarías,tomaría,tomaríamos,tomaríais,tomarían
torcer torcería,torcerías,torcería,torceríamos,torceríais,torcerían
trabajar trabajaría,trabajarías,trabajaría,trabajaríamos,trabajaríais,trabajarían
traducir traduciría,traducirías,traduciría,traduciríamos,traduciríais,traducirían
traer traería,traerías,traería,traeríamos,traeríais,traerían
tratar trataría,tratarías,trataría,trataríamos,trataríais,tratarían
tropezar tropezaría,tropezarías,tropezaría,tropezaríamos,tropezaríais,tropezarían
usar usaría,usarías,usaría,usaríamos,usaríais,usarían
utilizar utilizaría,utilizarías,utilizaría,utilizaríamos,utilizaríais,utilizarían
vaciar vaciaría,vaciarías,vaciaría,vaciaríamos,vaciaríais,vaciarían
valer valdría,valdrías,valdría,valdríamos,valdríais,valdrían
variar variaría,variarías,variaría,variaríamos,variaríais,variarían
vencer vencería,vencerías,vencería,venceríamos,venceríais,vencerían
vender vendería,venderías,vendería,venderíamos,venderíais,venderían
venir vendría,vendrías,vendría,vendríamos,vendríais,vendrían
ver vería,verías,vería,veríamos,veríais,verían
vestir vestiría,vestirías,vestiría,vestiríamos,vestiríais,vestirían
vestirse me vestiría,te vestirías,se vestiría,nos vestiríamos,os vestiríais,se vestirían
viajar viajaría,viajarías,viajaría,viajaríamos,viajaríais,viajarían
visitar visitaría,visitarías,visitaría,visitaríamos,visitaríais,visitarían
vivir viviría,vivirías,viviría,viviríamos,viviríais,vivirían
volar volaría,volarías,volaría,volaríamos,volaríais,volarían
volver volvería,volverías,volvería,volveríamos,volveríais,volverían
votar votaría,votarías,votaría,votaríamos,votaríais,votarían
`
