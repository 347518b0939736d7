// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abro,abres,abre,abrimos,abrís,abren
aburrirse me aburro,te aburres,se aburre,nos aburrimos,os aburrís,se aburren
acabar acabo,acabas,acaba,acabamos,acabáis,acaban
aceptar acepto,aceptas,acepta,aceptamos,aceptáis,aceptan
acompañar acompaño,acompañas,acompaña,acompañamos,acompañáis,acompañan
aconsejar aconsejo,aconsejas,aconseja,aconsejamos,aconsejáis,aconsejan
acordarse me acuerdo,te acuerdas,se acuerda,nos acordamos,os acordáis,se acuerdan
acostarse me acuesto,te acuestas,se acuesta,nos acostamos,os acostáis,se acuestan
actuar actúo,actúas,actúa,actuamos,actuáis,actúan
adquirir adquiero,adquieres,adquiere,adquirimos,adquirís,adquieren
afeitarse me afeito,te afeitas,se afeita,nos afeitamos,os afeitáis,se afeitan
agradecer agradezco,agradeces,agradece,agradecemos,agradecéis,agradecen
ahorrar ahorro,ahorras,ahorra,ahorramos,ahorráis,ahorran
aislar aíslo,aíslas,aísla,aislamos,aisláis,aíslan
alegrarse me alegro,te alegras,se alegra,nos alegramos,os alegráis,se alegran
almorzar almuerzo,almuerzas,almuerza,almorzamos,almorzáis,almuerzan
alquilar alquilo,alquilas,alquila,alquilamos,alquiláis,alquilan
amar amo,amas,ama,amamos,amáis,aman
ampliar amplío,amplías,amplía,ampliamos,ampliáis,amplían
andar ando,andas,anda,andamos,andáis,andan
anunciar anuncio,anuncias,anuncia,anunciamos,anunciáis,anuncian
añadir añado,añades,añade,añadimos,añadís,añaden
apagar apago,apagas,apaga,apagamos,apagáis,apagan
aparecer aparezco,apareces,aparece,aparecemos,aparecéis,aparecen
apoyar apoyo,apoyas,apoya,apoyamos,apoyáis,apoyan
aprender aprendo,aprendes,aprende,aprendemos,aprendéis,aprenden
aprobar apruebo,apruebas,aprueba,aprobamos,aprobáis,aprueban
aprovechar aprovecho,aprovechas,aprovecha,aprovechamos,aprovecháis,aprovechan
arreglar arreglo,arreglas,arregla,arreglamos,arregláis,arreglan
asistir asisto,asistes,asiste,asistimos,asistís,asisten
aumentar aumento,aumentas,aumenta,aumentamos,aumentáis,aumentan
averiguar averiguo,averiguas,averigua,averiguamos,averiguáis,averiguan
avisar aviso,avisas,avisa,avisamos,avisáis,avisan
ayudar ayudo,ayudas,ayuda,ayudamos,ayudáis,ayudan
bailar bailo,bailas,baila,bailamos,bailáis,bailan
bajar bajo,bajas,baja,bajamos,bajáis,bajan
bañarse me baño,te bañas,se baña,nos bañamos,os bañáis,se bañan
barrer barro,barres,barre,barremos,barréis,barren
beber bebo,bebes,bebe,bebemos,bebéis,beben
besar beso,besas,besa,besamos,besáis,besan
borrar borro,borras,borra,borramos,borráis,borran
bullir bullo,bulles,bulle,bullimos,bullís,bullen
buscar busco,buscas,busca,buscamos,buscáis,buscan
caber quepo,cabes,cabe,cabemos,cabéis,caben
caer caigo,caes,cae,caemos,caéis,caen
caerse me caigo,te caes,se cae,nos caemos,os caéis,se caen
calentar caliento,calientas,calienta,calentamos,calentáis,calientan
callarse me callo,te callas,se calla,nos callamos,os calláis,se callan
cambiar cambio,cambias,cambia,cambiamos,cambiáis,cambian
caminar camino,caminas,camina,caminamos,camináis,caminan
cansarse me canso,te cansas,se cansa,nos cansamos,os cansáis,se cansan
cantar canto,cantas,canta,cantamos,cantáis,cantan
casarse me caso,te casas,se casa,nos casamos,os casáis,se casan
celebrar celebro,celebras,celebra,celebramos,celebráis,celebran
cenar ceno,cenas,cena,cenamos,cenáis,cenan
cepillarse me cepillo,te cepillas,se cepilla,nos cepillamos,os cepilláis,se cepillan
cerrar cierro,cierras,cierra,cerramos,cerráis,cierran
charlar charlo,charlas,charla,charlamos,charláis,charlan
cocinar cocino,cocinas,cocina,cocinamos,cocináis,cocinan
coger cojo,coges,coge,cogemos,cogéis,cogen
colgar cuelgo,cuelgas,cuelga,colgamos,colgáis,cuelgan
colocar coloco,colocas,coloca,colocamos,colocáis,colocan
comenzar comienzo,comienzas,comienza,comenzamos,comenzáis,comienzan
comer como,comes,come,comemos,coméis,comen
compartir comparto,compartes,comparte,compartimos,compartís,comparten
competir compito,compites,compite,competimos,competís,compiten
comprar compro,compras,compra,compramos,compráis,compran
comprender comprendo,comprendes,comprende,comprendemos,comprendéis,comprenden
concluir concluyo,concluyes,concluye,concluimos,concluís,concluyen
conducir conduzco,conduces,conduce,conducimos,conducís,conducen
confiar confío,confías,confía,confiamos,confiáis,confían
conocer conozco,conoces,conoce,conocemos,conocéis,conocen
conseguir consigo,consigues,consigue,conseguimos,conseguís,consiguen
construir construyo,construyes,construye,construimos,construís,construyen
contaminar contamino,contaminas,contamina,contaminamos,contamináis,contaminan
contar cuento,cuentas,cuenta,contamos,contáis,cuentan
contestar contesto,contestas,contesta,contestamos,contestáis,contestan
continuar continúo,continúas,continúa,continuamos,continuáis,continúan
contribuir contribuyo,contribuyes,contribuye,contribuimos,contribuís,contribuyen
convencer convenzo,convences,convence,convencemos,convencéis,convencen
convenir convengo,convienes,conviene,convenimos,convenís,convienen
convertir convierto,conviertes,convierte,convertimos,convertís,convierten
convertirse me convierto,te conviertes,se convierte,nos convertimos,os convertís,se convierten
copiar copio,copias,copia,copiamos,copiáis,copian
corregir corrijo,corriges,corrige,corregimos,corregís,corrigen
correr corro,corres,corre,corremos,corréis,corren
cortar corto,cortas,corta,cortamos,cortáis,cortan
costar cuesto,cuestas,cuesta,costamos,costáis,cuestan
crear creo,creas,crea,creamos,creáis,crean
crecer crezco,creces,crece,crecemos,crecéis,crecen
creer creo,crees,cree,creemos,creéis,creen
criar crío,crías,cría,criamos,criais,crían
cruzar cruzo,cruzas,cruza,cruzamos,cruzáis,cruzan
cubrir cubro,cubres,cubre,cubrimos,cubrís,cubren
cuidar cuido,cuidas,cuida,cuidamos,cuidáis,cuidan
cumplir cumplo,cumples,cumple,cumplimos,cumplís,cumplen
dar doy,das,da,damos,dais,dan
deber debo,debes,debe,debemos,debéis,deben
decidir decido,decides,decide,decidimos,decidís,deciden
decir digo,dices,dice,decimos,decís,dicen
dedicarse me dedico,te dedicas,se dedica,nos dedicamos,os dedicáis,se dedican
defender defiendo,defiendes,defiende,defendemos,defendéis,defienden
dejar dejo,dejas,deja,dejamos,dejáis,dejan
desaparecer desaparezco,desapareces,desaparece,desaparecemos,desaparecéis,desaparecen
desarrollar desarrollo,desarrollas,desarrolla,desarrollamos,desarrolláis,desarrollan
desayunar desayuno,desayunas,desayuna,desayunamos,desayunáis,desayunan
descansar descanso,descansas,descansa,descansamos,descansáis,descansan
descargar descargo,descargas,descarga,descargamos,descargáis,descargan
describir describo,describes,describe,describimos,describís,describen
descubrir descubro,descubres,descubre,descubrimos,descubrís,descubren
desear deseo,deseas,desea,deseamos,deseáis,desean
deshacer deshago,deshaces,deshace,deshacemos,deshacéis,deshacen
despedirse me despido,te despides,se despide,nos despedimos,os despedís,se despiden
despertar despierto,despiertas,despierta,despertamos,despertáis,despiertan
despertarse me despierto,te despiertas,se despierta,nos despertamos,os despertáis,se despiertan
destruir destruyo,destruyes,destruye,destruimos,destruís,destruyen
devolver devuelvo,devuelves,devuelve,devolvemos,devolvéis,devuelven
dibujar dibujo,dibujas,dibuja,dibujamos,dibujáis,dibujan
dirigir dirijo,diriges,dirige,dirigimos,dirigís,dirigen
discutir discuto,discutes,discute,discutimos,discutís,discuten
diseñar diseño,diseñas,diseña,diseñamos,diseñáis,diseñan
disfrutar disfruto,disfrutas,disfruta,disfrutamos,disfrutáis,disfrutan
disminuir disminuyo,disminuyes,disminuye,disminuimos,disminuís,disminuyen
distinguir distingo,distingues,distingue,distinguimos,distinguís,distinguen
divertirse me divierto,te diviertes,se divierte,nos divertimos,os divertís,se divierten
doblar doblo,doblas,dobla,doblamos,dobláis,doblan
doler duelo,dueles,duele,dolemos,doléis,duelen
dormir duermo,duermes,duerme,dormimos,dormís,duermen
dormirse me duermo,te duermes,se duerme,nos dormimos,os dormís,se duermen
ducharse me ducho,te duchas,se ducha,nos duchamos,os ducháis,se duchan
dudar dudo,dudas,duda,dudamos,dudáis,dudan
durar duro,duras,dura,duramos,duráis,duran
echar echo,echas,echa,echamos,echáis,echan
elegir elijo,eliges,elige,elegimos,elegís,eligen
empezar empiezo,empiezas,empieza,empezamos,empezáis,empiezan
encantar encanto,encantas,encanta,encantamos,encantáis,encantan
encender enciendo,enciendes,enciende,encendemos,encendéis,encienden
encontrar encuentro,encuentras,encuentra,encontramos,encontráis,encuentran
enfadarse me enfado,te enfadas,se enfada,nos enfadamos,os enfadáis,se enfadan
enseñar enseño,enseñas,enseña,enseñamos,enseñáis,enseñan
entender entiendo,entiendes,entiende,entendemos,entendéis,entienden
entrar entro,entras,entra,entramos,entráis,entran
entregar entrego,entregas,entrega,entregamos,entregáis,entregan
entrenar entreno,entrenas,entrena,entrenamos,entrenáis,entrenan
enviar envío,envías,envía,enviamos,enviáis,envían
errar yerro,yerras,yerra,erramos,erráis,yerran
escapar escapo,escapas,escapa,escapamos,escapáis,escapan
esconder escondo,escondes,esconde,escondemos,escondéis,esconden
escribir escribo,escribes,escribe,escribimos,escribís,escriben
escuchar escucho,escuchas,escucha,escuchamos,escucháis,escuchan
esperar espero,esperas,espera,esperamos,esperáis,esperan
esquiar esquío,esquías,esquía,esquiamos,esquiáis,esquían
estar estoy,estás,está,estamos,estáis,están
estudiar estudio,estudias,estudia,estudiamos,estudiáis,estudian
evaluar evalúo,evalúas,evalúa,evaluamos,evaluáis,evalúan
evitar evito,evitas,evita,evitamos,evitáis,evitan
exigir exijo,exiges,exige,exigimos,exigís,exigen
existir existo,existes,existe,existimos,existís,existen
explicar explico,explicas,explica,explicamos,explicáis,explican
faltar falto,faltas,falta,faltamos,faltáis,faltan
felicitar felicito,felicitas,felicita,felicitamos,felicitáis,felicitan
firmar firmo,firmas,firma,firmamos,firmáis,firman
fotografiar fotografío,fotografías,fotografía,fotografiamos,fotografiáis,fotografían
fregar friego,friegas,friega,fregamos,fregáis,friegan
freír frío,fríes,fríe,freímos,freís,fríen
fumar fumo,fumas,fuma,fumamos,fumáis,fuman
funcionar funciono,funcionas,funciona,funcionamos,funcionáis,funcionan
ganar gano,ganas,gana,ganamos,ganáis,ganan
gastar gasto,gastas,gasta,gastamos,gastáis,gastan
girar giro,giras,gira,giramos,giráis,giran
graduarse me gradúo,te gradúas,se gradúa,nos graduamos,os graduáis,se gradúan
gritar grito,gritas,grita,gritamos,gritáis,gritan
gruñir gruño,gruñes,gruñe,gruñimos,gruñís,gruñen
guardar guardo,guardas,guarda,guardamos,guardáis,guardan
guiar guío,guías,guía,guiamos,guiais,guían
gustar gusto,gustas,gusta,gustamos,gustáis,gustan
haber he,has,ha,hemos,habéis,han
hablar hablo,hablas,habla,hablamos,habláis,hablan
hacer hago,haces,hace,hacemos,hacéis,hacen
huir huyo,huyes,huye,huimos,huis,huyen
imaginar imagino,imaginas,imagina,imaginamos,imagináis,imaginan
impedir impido,impides,impide,impedimos,impedís,impiden
importar importo,importas,importa,importamos,importáis,importan
imprimir imprimo,imprimes,imprime,imprimimos,imprimís,imprimen
incluir incluyo,incluyes,incluye,incluimos,incluís,incluyen
intentar intento,intentas,intenta,intentamos,intentáis,intentan
interesar intereso,interesas,interesa,interesamos,interesáis,interesan
introducir introduzco,introduces,introduce,introducimos,introducís,introducen
invitar invito,invitas,invita,invitamos,invitáis,invitan
ir voy,vas,va,vamos,vais,van
irse me voy,te vas,se va,nos vamos,os vais,se van
jugar juego,juegas,juega,jugamos,jugáis,juegan
lavar lavo,lavas,lava,lavamos,laváis,lavan
lavarse me lavo,te lavas,se lava,nos lavamos,os laváis,se lavan
leer leo,lees,lee,leemos,leéis,leen
levantar levanto,levantas,levanta,levantamos,levantáis,levantan
levantarse me levanto,te levantas,se levanta,nos levantamos,os levantáis,se levantan
limpiar limpio,limpias,limpia,limpiamos,limpiáis,limpian
llamar llamo,llamas,llama,llamamos,llamáis,llaman
llamarse me llamo,te llamas,se llama,nos llamamos,os llamáis,se llaman
llegar llego,llegas,llega,llegamos,llegáis,llegan
llenar lleno,llenas,llena,llenamos,llenáis,llenan
llevar llevo,llevas,lleva,llevamos,lleváis,llevan
llorar lloro,lloras,llora,lloramos,lloráis,lloran
llover —,—,llueve,—,—,—
luchar lucho,luchas,lucha,luchamos,lucháis,luchan
madrugar madrugo,madrugas,madruga,madrugamos,madrugáis,madrugan
mandar mando,mandas,manda,mandamos,mandáis,mandan
mantener mantengo,mantienes,mantiene,mantenemos,mantenéis,mantienen
medir mido,mides,mide,medimos,medís,miden
mejorar mejoro,mejoras,mejora,mejoramos,mejoráis,mejoran
mentir miento,mientes,miente,mentimos,mentís,mienten
merecer merezco,mereces,merece,merecemos,merecéis,merecen
meter meto,metes,mete,metemos,metéis,meten
mirar miro,miras,mira,miramos,miráis,miran
molestar molesto,molestas,molesta,molestamos,molestáis,molestan
montar monto,montas,monta,montamos,montáis,montan
morir muero,mueres,muere,morimos,morís,mueren
mostrar muestro,muestras,muestra,mostramos,mostráis,muestran
mover muevo,mueves,mueve,movemos,movéis,mueven
mudarse me mudo,te mudas,se muda,nos mudamos,os mudáis,se mudan
nacer nazco,naces,nace,nacemos,nacéis,nacen
nadar nado,nadas,nada,nadamos,nadáis,nadan
navegar navego,navegas,navega,navegamos,navegáis,navegan
necesitar necesito,necesitas,necesita,necesitamos,necesitáis,necesitan
negar niego,niegas,niega,negamos,negáis,niegan
nevar —,—,nieva,—,—,—
obedecer obedezco,obedeces,obedece,obedecemos,obedecéis,obedecen
obligar obligo,obligas,obliga,obligamos,obligáis,obligan
obtener obtengo,obtienes,obtiene,obtenemos,obtenéis,obtienen
ocurrir —,—,ocurre,—,—,ocurren
odiar odio,odias,odia,odiamos,odiáis,odian
ofrecer ofrezco,ofreces,ofrece,ofrecemos,ofrecéis,ofrecen
oír oigo,oyes,oye,oímos,oís,oyen
oler huelo,hueles,huele,olemos,oléis,huelen
olvidar olvido,olvidas,olvida,olvidamos,olvidáis,olvidan
ordenar ordeno,ordenas,ordena,ordenamos,ordenáis,ordenan
organizar organizo,organizas,organiza,organizamos,organizáis,organizan
pagar pago,pagas,paga,pagamos,pagáis,pagan
parar paro,paras,para,paramos,paráis,paran
parecer parezco,pareces,parece,parecemos,parecéis,parecen
participar participo,participas,participa,participamos,participáis,participan
pasar paso,pasas,pasa,pasamos,pasáis,pasan
pasarse me paso,te pasas,se pasa,nos pasamos,os pasáis,se pasan
pasear paseo,paseas,pasea,paseamos,paseáis,pasean
patinar patino,patinas,patina,patinamos,patináis,patinan
pedir pido,pides,pide,pedimos,pedís,piden
pegar pego,pegas,pega,pegamos,pegáis,pegan
peinarse me peino,te peinas,se peina,nos peinamos,os peináis,se peinan
pelear peleo,peleas,pelea,peleamos,peleáis,pelean
pensar pienso,piensas,piensa,pensamos,pensáis,piensan
perder pierdo,pierdes,pierde,perdemos,perdéis,pierden
permitir permito,permites,permite,permitimos,permitís,permiten
pertenecer pertenezco,perteneces,pertenece,pertenecemos,pertenecéis,pertenecen
pescar pesco,pescas,pesca,pescamos,pescáis,pescan
pintar pinto,pintas,pinta,pintamos,pintáis,pintan
planchar plancho,planchas,plancha,planchamos,plancháis,planchan
poder puedo,puedes,puede,podemos,podéis,pueden
poner pongo,pones,pone,ponemos,ponéis,ponen
ponerse me pongo,te pones,se pone,nos ponemos,os ponéis,se ponen
poseer poseo,posees,posee,poseemos,poseéis,poseen
practicar practico,practicas,practica,practicamos,practicáis,practican
predecir predigo,predices,predice,predecimos,predecís,predicen
preferir prefiero,prefieres,prefiere,preferimos,preferís,prefieren
preguntar pregunto,preguntas,pregunta,preguntamos,preguntáis,preguntan
preocuparse me preocupo,te preocupas,se preocupa,nos preocupamos,os preocupáis,se preocupan
preparar preparo,preparas,prepara,preparamos,preparáis,preparan
presentar presento,presentas,presenta,presentamos,presentáis,presentan
prestar presto,prestas,presta,prestamos,prestáis,prestan
prevenir prevengo,previenes,previene,prevenimos,prevenís,previenen
prever preveo,prevés,prevé,prevemos,prevéis,prevén
probar pruebo,pruebas,prueba,probamos,probáis,prueban
producir produzco,produces,produce,producimos,producís,producen
prohibir prohíbo,prohíbes,prohíbe,prohibimos,prohibís,prohíben
prometer prometo,prometes,promete,prometemos,prometéis,prometen
proponer propongo,propones,propone,proponemos,proponéis,proponen
proteger protejo,proteges,protege,protegemos,protegéis,protegen
proveer proveo,provees,provee,proveemos,proveéis,proveen
publicar publico,publicas,publica,publicamos,publicáis,publican
quedar quedo,quedas,queda,quedamos,quedáis,quedan
quedarse me quedo,te quedas,se queda,nos quedamos,os quedáis,se quedan
quejarse me quejo,te quejas,se queja,nos quejamos,os quejáis,se quejan
querer quiero,quieres,quiere,queremos,queréis,quieren
quitar quito,quitas,quita,quitamos,quitáis,quitan
quitarse me quito,te quitas,se quita,nos quitamos,os quitáis,se quitan
realizar realizo,realizas,realiza,realizamos,realizáis,realizan
recibir recibo,recibes,recibe,recibimos,recibís,reciben
reciclar reciclo,reciclas,recicla,reciclamos,recicláis,reciclan
recoger recojo,recoges,recoge,recogemos,recogéis,recogen
recomendar recomiendo,recomiendas,recomienda,recomendamos,recomendáis,recomiendan
reconocer reconozco,reconoces,reconoce,reconocemos,reconocéis,reconocen
recordar recuerdo,recuerdas,recuerda,recordamos,recordáis,recuerdan
reducir reduzco,reduces,reduce,reducimos,reducís,reducen
regalar regalo,regalas,regala,regalamos,regaláis,regalan
regresar regreso,regresas,regresa,regresamos,regresáis,regresan
reír río,ríes,ríe,reímos,reís,ríen
reírse me río,te ríes,se ríe,nos reímos,os reís,se ríen
relajarse me relajo,te relajas,se relaja,nos relajamos,os relajáis,se relajan
reñir riño,riñes,riñe,reñimos,reñís,riñen
repasar repaso,repasas,repasa,repasamos,repasáis,repasan
repetir repito,repites,repite,repetimos,repetís,repiten
reservar reservo,reservas,reserva,reservamos,reserváis,reservan
resolver resuelvo,resuelves,resuelve,resolvemos,resolvéis,resuelven
respetar respeto,respetas,respeta,respetamos,respetáis,respetan
responder respondo,respondes,responde,respondemos,respondéis,responden
reunir reúno,reúnes,reúne,reunimos,reunís,reúnen
reunirse me reúno,te reúnes,se reúne,nos reunimos,os reunís,se reúnen
romper rompo,rompes,rompe,rompemos,rompéis,rompen
saber sé,sabes,sabe,sabemos,sabéis,saben
sacar saco,sacas,saca,sacamos,sacáis,sacan
salir salgo,sales,sale,salimos,salís,salen
saltar salto,saltas,salta,saltamos,saltáis,saltan
saludar saludo,saludas,saluda,saludamos,saludáis,saludan
salvar salvo,salvas,salva,salvamos,salváis,salvan
satisfacer satisfago,satisfaces,satisface,satisfacemos,satisfacéis,satisfacen
secar seco,secas,seca,secamos,secáis,secan
seguir sigo,sigues,sigue,seguimos,seguís,siguen
sentarse me siento,te sientas,se sienta,nos sentamos,os sentáis,se sientan
sentir siento,sientes,siente,sentimos,sentís,sienten
sentirse me siento,te sientes,se siente,nos sentimos,os sentís,se sienten
ser soy,eres,es,somos,sois,son
servir sirvo,sirves,sirve,servimos,servís,sirven
significar significo,significas,significa,significamos,significáis,significan
situar sitúo,sitúas,sitúa,situamos,situáis,sitúan
soler suelo,sueles,suele,solemos,soléis,suelen
solicitar solicito,solicitas,solicita,solicitamos,solicitáis,solicitan
sonar sueno,suenas,suena,sonamos,sonáis,suenan
sonreír sonrío,sonríes,sonríe,sonreímos,sonreís,sonríen
soñar sueño,sueñas,sueña,soñamos,soñáis,sueñan
soportar soporto,soportas,soporta,soportamos,soportáis,soportan
subir subo,subes,sube,subimos,subís,suben
sufrir sufro,sufres,sufre,sufrimos,sufrís,sufren
sugerir sugiero,sugieres,sugiere,sugerimos,sugerís,sugieren
suponer supongo,supones,supone,suponemos,suponéis,suponen
suspender suspendo,suspendes,suspende,suspendemos,suspendéis,suspenden
sustituir sustituyo,sustituyes,sustituye,sustituimos,sustituís,sustituyen
tardar tardo,tardas,tarda,tardamos,tardáis,tardan
temer temo,temes,teme,tememos,teméis,temen
tener tengo,tienes,tiene,tenemos,tenéis,tienen
terminar termino,terminas,termina,terminamos,termináis,terminan
tirar tiro,tiras,tira,tiramos,tiráis,tiran
tocar toco,tocas,toca,tocamos,tocáis,tocan
tomar tomo,tomas,toma,tomamos,tomáis,toman
torcer tuerzo,tuerces,tuerce,torcemos,torcéis,tuercen
trabajar trabajo,trabajas,trabaja,trabajamos,trabajáis,trabajan
traducir traduzco,traduces,traduce,traducimos,traducís,traducen
traer traigo,traes,trae,traemos,traéis,traen
tratar trato,tratas,trata,tratamos,tratáis,tratan
tropezar tropiezo,tropiezas,tropieza,tropezamos,tropezáis,tropiezan
usar uso,usas,usa,usamos,usáis,usan
utilizar utilizo,utilizas,utiliza,utilizamos,utilizáis,utilizan
vaciar vacío,vacías,vacía,vaciamos,vaciáis,vacían
valer valgo,vales,vale,valemos,valéis,valen
variar varío,varías,varía,variamos,variáis,varían
vencer venzo,vences,vence,vencemos,vencéis,vencen
vender vendo,vendes,vende,vendemos,vendéis,venden
venir vengo,vienes,viene,venimos,venís,vienen
ver veo,ves,ve,vemos,veis,ven
vestir visto,vistes,viste,vestimos,vestís,visten
vestirse me visto,te vistes,se viste,nos vestimos,os vestís,se visten
viajar viajo,viajas,viaja,viajamos,viajáis,viajan
visitar visito,visitas,visita,visitamos,visitáis,visitan
vivir vivo,vives,vive,vivimos,vivís,viven
volar vuelo,vuelas,vuela,volamos,voláis,vuelan
volver vuelvo,vuelves,vuelve,volvemos,volvéis,vuelven
votar voto,votas,vota,votamos,votáis,votan
`
