// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir no abras,no abra,no abramos,no abráis,no abran
aburrirse no te aburras,no se aburra,no nos aburramos,no os aburráis,no se aburran
acabar no acabes,no acabe,no acabemos,no acabéis,no acaben
aceptar no aceptes,no acepte,no aceptemos,no aceptéis,no acepten
acompañar no acompañes,no acompañe,no acompañemos,no acompañéis,no acompañen
aconsejar no aconsejes,no aconseje,no aconsejemos,no aconsejéis,no aconsejen
acordarse no te acuerdes,no se acuerde,no nos acordemos,no os acordéis,no se acuerden
acostarse no te acuestes,no se acueste,no nos acostemos,no os acostéis,no se acuesten
actuar no actúes,no actúe,no actuemos,no actuéis,no actúen
adquirir no adquieras,no adquiera,no adquiramos,no adquiráis,no adquieran
afeitarse no te afeites,no se afeite,no nos afeitemos,no os afeitéis,no se afeiten
agradecer no agradezcas,no agradezca,no agradezcamos,no agradezcáis,no agradezcan
ahorrar no ahorres,no ahorre,no ahorremos,no ahorréis,no ahorren
aislar no aísles,no aísle,no aislemos,no aisléis,no aíslen
alegrarse no te alegres,no se alegre,no nos alegremos,no os alegréis,no se alegren
almorzar no almuerces,no almuerce,no almorcemos,no almorcéis,no almuercen
alquilar no alquiles,no alquile,no alquilemos,no alquiléis,no alquilen
amar no ames,no ame,no amemos,no améis,no amen
ampliar no amplíes,no amplíe,no ampliemos,no ampliéis,no amplíen
andar no andes,no ande,no andemos,no andéis,no anden
anunciar no anuncies,no anuncie,no anunciemos,no anunciéis,no anuncien
añadir no añadas,no añada,no añadamos,no añadáis,no añadan
apagar no apagues,no apague,no apaguemos,no apaguéis,no apaguen
aparecer no aparezcas,no aparezca,no aparezcamos,no aparezcáis,no aparezcan
apoyar no apoyes,no apoye,no apoyemos,no apoyéis,no apoyen
aprender no aprendas,no aprenda,no aprendamos,no aprendáis,no aprendan
aprobar no apruebes,no apruebe,no aprobemos,no aprobéis,no aprueben
aprovechar no aproveches,no aproveche,no aprovechemos,no aprovechéis,no aprovechen
arreglar no arregles,no arregle,no arreglemos,no arregléis,no arreglen
asistir no asistas,no asista,no asistamos,no asistáis,no asistan
aumentar no aumentes,no aumente,no aumentemos,no aumentéis,no aumenten
averiguar no averigües,no averigüe,no averigüemos,no averigüéis,no averigüen
avisar no avises,no avise,no avisemos,no aviséis,no avisen
ayudar no ayudes,no ayude,no ayudemos,no ayudéis,no ayuden
bailar no bailes,no baile,no bailemos,no bailéis,no bailen
bajar no bajes,no baje,no bajemos,no bajéis,no bajen
bañarse no te bañes,no se bañe,no nos bañemos,no os bañéis,no se bañen
barrer no barras,no barra,no barramos,no barráis,no barran
beber no bebas,no beba,no bebamos,no bebáis,no beban
besar no beses,no bese,no besemos,no beséis,no besen
borrar no borres,no borre,no borremos,no borréis,no borren
bullir no bullas,no bulla,no bullamos,no bulláis,no bullan
buscar no busques,no busque,no busquemos,no busquéis,no busquen
caber no quepas,no quepa,no quepamos,no quepáis,no quepan
caer no caigas,no caiga,no caigamos,no caigáis,no caigan
caerse no te caigas,no se caiga,no nos caigamos,no os caigáis,no se caigan
calentar no calientes,no caliente,no calentemos,no calentéis,no calienten
callarse no te calles,no se calle,no nos callemos,no os calléis,no se callen
cambiar no cambies,no cambie,no cambiemos,no cambiéis,no cambien
caminar no camines,no camine,no caminemos,no caminéis,no caminen
cansarse no te canses,no se canse,no nos cansemos,no os canséis,no se cansen
cantar no cantes,no cante,no cantemos,no cantéis,no canten
casarse no te cases,no se case,no nos casemos,no os caséis,no se casen
celebrar no celebres,no celebre,no celebremos,no celebréis,no celebren
cenar no cenes,no cene,no cenemos,no cenéis,no cenen
cepillarse no te cepilles,no se cepille,no nos cepillemos,no os cepilléis,no se cepillen
cerrar no cierres,no cierre,no cerremos,no cerréis,no cierren
charlar no charles,no charle,no charlemos,no charléis,no charlen
cocinar no cocines,no cocine,no cocinemos,no cocinéis,no cocinen
coger no cojas,no coja,no cojamos,no cojáis,no cojan
colgar no cuelgues,no cuelgue,no colguemos,no colguéis,no cuelguen
colocar no coloques,no coloque,no coloquemos,no coloquéis,no coloquen
comenzar no comiences,no comience,no comencemos,no comencéis,no comiencen
comer no comas,no coma,no comamos,no comáis,no coman
compartir no compartas,no comparta,no compartamos,no compartáis,no compartan
competir no compitas,no compita,no compitamos,no compitáis,no compitan
comprar no compres,no compre,no compremos,no compréis,no compren
comprender no comprendas,no comprenda,no comprendamos,no comprendáis,no comprendan
concluir no concluyas,no concluya,no concluyamos,no concluyáis,no concluyan
conducir no conduzcas,no conduzca,no conduzcamos,no conduzcáis,no conduzcan
confiar no confíes,no confíe,no confiemos,no confiéis,no confíen
conocer no conozcas,no conozca,no conozcamos,no conozcáis,no conozcan
conseguir no consigas,no consiga,no consigamos,no consigáis,no consigan
construir no construyas,no construya,no construyamos,no construyáis,no construyan
contaminar no contamines,no contamine,no contaminemos,no contaminéis,no contaminen
contar no cuentes,no cuente,no contemos,no contéis,no cuenten
contestar no contestes,no conteste,no contestemos,no contestéis,no contesten
continuar no continúes,no continúe,no continuemos,no continuéis,no continúen
contribuir no contribuyas,no contribuya,no contribuyamos,no contribuyáis,no contribuyan
convencer no convenzas,no convenza,no convenzamos,no convenzáis,no convenzan
convenir no convengas,no convenga,no convengamos,no convengáis,no convengan
convertir no conviertas,no convierta,no convirtamos,no convirtáis,no conviertan
convertirse no te conviertas,no se convierta,no nos convirtamos,no os convirtáis,no se conviertan
copiar no copies,no copie,no copiemos,no copiéis,no copien
corregir no corrijas,no corrija,no corrijamos,no corrijáis,no corrijan
correr no corras,no corra,no corramos,no corráis,no corran
cortar no cortes,no corte,no cortemos,no cortéis,no corten
costar no cuestes,no cueste,no costemos,no costéis,no cuesten
crear no crees,no cree,no creemos,no creéis,no creen
crecer no crezcas,no crezca,no crezcamos,no crezcáis,no crezcan
creer no creas,no crea,no creamos,no creáis,no crean
criar no críes,no críe,no criemos,no crieis,no críen
cruzar no cruces,no cruce,no crucemos,no crucéis,no crucen
cubrir no cubras,no cubra,no cubramos,no cubráis,no cubran
cuidar no cuides,no cuide,no cuidemos,no cuidéis,no cuiden
cumplir no cumplas,no cumpla,no cumplamos,no cumpláis,no cumplan
dar no des,no dé,no demos,no deis,no den
deber no debas,no deba,no debamos,no debáis,no deban
decidir no decidas,no decida,no decidamos,no decidáis,no decidan
decir no digas,no diga,no digamos,no digáis,no digan
dedicarse no te dediques,no se dedique,no nos dediquemos,no os dediquéis,no se dediquen
defender no defiendas,no defienda,no defendamos,no defendáis,no defiendan
dejar no dejes,no deje,no dejemos,no dejéis,no dejen
desaparecer no desaparezcas,no desaparezca,no desaparezcamos,no desaparezcáis,no desaparezcan
desarrollar no desarrolles,no desarrolle,no desarrollemos,no desarrolléis,no desarrollen
desayunar no desayunes,no desayune,no desayunemos,no desayunéis,no desayunen
descansar no descanses,no descanse,no descansemos,no descanséis,no descansen
descargar no descargues,no descargue,no descarguemos,no descarguéis,no descarguen
describir no describas,no describa,no describamos,no describáis,no describan
descubrir no descubras,no descubra,no descubramos,no descubráis,no descubran
desear no desees,no desee,no deseemos,no deseéis,no deseen
deshacer no deshagas,no deshaga,no deshagamos,no deshagáis,no deshagan
despedirse no te despidas,no se despida,no nos despidamos,no os despidáis,no se despidan
despertar no despiertes,no despierte,no despertemos,no despertéis,no despierten
despertarse no te despiertes,no se despierte,no nos despertemos,no os despertéis,no se despierten
destruir no destruyas,no destruya,no destruyamos,no destruyáis,no destruyan
devolver no devuelvas,no devuelva,no devolvamos,no devolváis,no devuelvan
dibujar no dibujes,no dibuje,no dibujemos,no dibujéis,no dibujen
dirigir no dirijas,no dirija,no dirijamos,no dirijáis,no dirijan
discutir no discutas,no discuta,no discutamos,no discutáis,no discutan
diseñar no diseñes,no diseñe,no diseñemos,no diseñéis,no diseñen
disfrutar no disfrutes,no disfrute,no disfrutemos,no disfrutéis,no disfruten
disminuir no disminuyas,no disminuya,no disminuyamos,no disminuyáis,no disminuyan
distinguir no distingas,no distinga,no distingamos,no distingáis,no distingan
divertirse no te diviertas,no se divierta,no nos divirtamos,no os divirtáis,no se diviertan
doblar no dobles,no doble,no doblemos,no dobléis,no doblen
doler —,—,—,—,—
dormir no duermas,no duerma,no durmamos,no durmáis,no duerman
dormirse no te duermas,no se duerma,no nos durmamos,no os durmáis,no se duerman
ducharse no te duches,no se duche,no nos duchemos,no os duchéis,no se duchen
dudar no dudes,no dude,no dudemos,no dudéis,no duden
durar no dures,no dure,no duremos,no duréis,no duren
echar no eches,no eche,no echemos,no echéis,no echen
elegir no elijas,no elija,no elijamos,no elijáis,no elijan
empezar no empieces,no empiece,no empecemos,no empecéis,no empiecen
encantar no encantes,no encante,no encantemos,no encantéis,no encanten
encender no enciendas,no encienda,no encendamos,no encendáis,no enciendan
encontrar no encuentres,no encuentre,no encontremos,no encontréis,no encuentren
enfadarse no te enfades,no se enfade,no nos enfademos,no os enfadéis,no se enfaden
enseñar no enseñes,no enseñe,no enseñemos,no enseñéis,no enseñen
entender no entiendas,no entienda,no entendamos,no entendáis,no entiendan
entrar no entres,no entre,no entremos,no entréis,no entren
entregar no entregues,no entregue,no entreguemos,no entreguéis,no entreguen
entrenar no entrenes,no entrene,no entrenemos,no entrenéis,no entrenen
enviar no envíes,no envíe,no enviemos,no enviéis,no envíen
errar no yerres,no yerre,no erremos,no erréis,no yerren
escapar no escapes,no escape,no escapemos,no escapéis,no escapen
esconder no escondas,no esconda,no escondamos,no escondáis,no escondan
escribir no escribas,no escriba,no escribamos,no escribáis,no escriban
escuchar no escuches,no escuche,no escuchemos,no escuchéis,no escuchen
esperar no esperes,no espere,no esperemos,no esperéis,no esperen
esquiar no esquíes,no esquíe,no esquiemos,no esquiéis,no esquíen
estar no estés,no esté,no estemos,no estéis,no estén
estudiar no estudies,no estudie,no estudiemos,no estudiéis,no estudien
evaluar no evalúes,no evalúe,no evaluemos,no evaluéis,no evalúen
evitar no evites,no evite,no evitemos,no evitéis,no eviten
exigir no exijas,no exija,no exijamos,no exijáis,no exijan
existir no existas,no exista,no existamos,no existáis,no existan
explicar no expliques,no explique,no expliquemos,no expliquéis,no expliquen
faltar no faltes,no falte,no faltemos,no faltéis,no falten
felicitar no felicites,no felicite,no felicitemos,no felicitéis,no feliciten
firmar no firmes,no firme,no firmemos,no firméis,no firmen
fotografiar no fotografíes,no fotografíe,no fotografiemos,no fotografiéis,no fotografíen
fregar no friegues,no friegue,no freguemos,no freguéis,no frieguen
freír no frías,no fría,no friamos,no friais,no frían
fumar no fumes,no fume,no fumemos,no fuméis,no fumen
funcionar no funciones,no funcione,no funcionemos,no funcionéis,no funcionen
ganar no ganes,no gane,no ganemos,no ganéis,no ganen
gastar no gastes,no gaste,no gastemos,no gastéis,no gasten
girar no gires,no gire,no giremos,no giréis,no giren
graduarse no te gradúes,no se gradúe,no nos graduemos,no os graduéis,no se gradúen
gritar no grites,no grite,no gritemos,no gritéis,no griten
gruñir no gruñas,no gruña,no gruñamos,no gruñáis,no gruñan
guardar no guardes,no guarde,no guardemos,no guardéis,no guarden
guiar no guíes,no guíe,no guiemos,no guieis,no guíen
gustar —,—,—,—,—
haber —,—,—,—,—
hablar no hables,no hable,no hablemos,no habléis,no hablen
hacer no hagas,no haga,no hagamos,no hagáis,no hagan
huir no huyas,no huya,no huyamos,no huyáis,no huyan
imaginar no imagines,no imagine,no imaginemos,no imaginéis,no imaginen
impedir no impidas,no impida,no impidamos,no impidáis,no impidan
importar no importes,no importe,no importemos,no importéis,no importen
imprimir no imprimas,no imprima,no imprimamos,no imprimáis,no impriman
incluir no incluyas,no incluya,no incluyamos,no incluyáis,no incluyan
intentar no intentes,no intente,no intentemos,no intentéis,no intenten
interesar no intereses,no interese,no interesemos,no intereséis,no interesen
introducir no introduzcas,no introduzca,no introduzcamos,no introduzcáis,no introduzcan
invitar no invites,no invite,no invitemos,no invitéis,no inviten
ir no vayas,no vaya,no vayamos,no vayáis,no vayan
irse no te vayas,no se vaya,no nos vayamos,no os vayáis,no se vayan
jugar no juegues,no juegue,no juguemos,no juguéis,no jueguen
lavar no laves,no lave,no lavemos,no lavéis,no laven
lavarse no te laves,no se lave,no nos lavemos,no os lavéis,no se laven
leer no leas,no lea,no leamos,no leáis,no lean
levantar no levantes,no levante,no levantemos,no levantéis,no levanten
levantarse no te levantes,no se levante,no nos levantemos,no os levantéis,no se levanten
limpiar no limpies,no limpie,no limpiemos,no limpiéis,no limpien
llamar no llames,no llame,no llamemos,no llaméis,no llamen
llamarse no te llames,no se llame,no nos llamemos,no os llaméis,no se llamen
llegar no llegues,no llegue,no lleguemos,no lleguéis,no lleguen
llenar no llenes,no llene,no llenemos,no llenéis,no llenen
llevar no lleves,no lleve,no llevemos,no llevéis,no lleven
llorar no llores,no llore,no lloremos,no lloréis,no lloren
llover —,—,—,—,—
luchar no luches,no luche,no luchemos,no luchéis,no luchen
madrugar no madrugues,no madrugue,no madruguemos,no madruguéis,no madruguen
mandar no mandes,no mande,no mandemos,no mandéis,no manden
mantener no mantengas,no mantenga,no mantengamos,no mantengáis,no mantengan
medir no midas,no mida,no midamos,no midáis,no midan
mejorar no mejores,no mejore,no mejoremos,no mejoréis,no mejoren
mentir no mientas,no mienta,no mintamos,no mintáis,no mientan
merecer no merezcas,no merezca,no merezcamos,no merezcáis,no merezcan
meter no metas,no meta,no metamos,no metáis,no metan
mirar no mires,no mire,no miremos,no miréis,no miren
molestar no molestes,no moleste,no molestemos,no molestéis,no molesten
montar no montes,no monte,no montemos,no montéis,no monten
morir no mueras,no muera,no muramos,no muráis,no mueran
mostrar no muestres,no muestre,no mostremos,no mostréis,no muestren
mover no muevas,no mueva,no movamos,no mováis,no muevan
mudarse no te mudes,no se mude,no nos mudemos,no os mudéis,no se muden
nacer no nazcas,no nazca,no nazcamos,no nazcáis,no nazcan
nadar no nades,no nade,no nademos,no nadéis,no naden
navegar no navegues,no navegue,no naveguemos,no naveguéis,no naveguen
necesitar no necesites,no necesite,no necesitemos,no necesitéis,no necesiten
negar no niegues,no niegue,no neguemos,no neguéis,no nieguen
nevar —,—,—,—,—
obedecer no obedezcas,no obedezca,no obedezcamos,no obedezcáis,no obedezcan
obligar no obligues,no obligue,no obliguemos,no obliguéis,no obliguen
obtener no obtengas,no obtenga,no obtengamos,no obtengáis,no obtengan
ocurrir —,—,—,—,—
odiar no odies,no odie,no odiemos,no odiéis,no odien
ofrecer no ofrezcas,no ofrezca,no ofrezcamos,no ofrezcáis,no ofrezcan
oír no oigas,no oiga,no oigamos,no oigáis,no oigan
oler no huelas,no huela,no olamos,no oláis,no huelan
olvidar no olvides,no olvide,no olvidemos,no olvidéis,no olviden
ordenar no ordenes,no ordene,no ordenemos,no ordenéis,no ordenen
organizar no organices,no organice,no organicemos,no organicéis,no organicen
pagar no pagues,no pague,no paguemos,no paguéis,no paguen
parar no pares,no pare,no paremos,no paréis,no paren
parecer no parezcas,no parezca,no parezcamos,no parezcáis,no parezcan
participar no participes,no participe,no participemos,no participéis,no participen
pasar no pases,no pase,no pasemos,no paséis,no pasen
pasarse no te pases,no se pase,no nos pasemos,no os paséis,no se pasen
pasear no pasees,no pasee,no paseemos,no paseéis,no paseen
patinar no patines,no patine,no patinemos,no patinéis,no patinen
pedir no pidas,no pida,no pidamos,no pidáis,no pidan
pegar no pegues,no pegue,no peguemos,no peguéis,no peguen
peinarse no te peines,no se peine,no nos peinemos,no os peinéis,no se peinen
pelear no pelees,no pelee,no peleemos,no peleéis,no peleen
pensar no pienses,no piense,no pensemos,no penséis,no piensen
perder no pierdas,no pierda,no perdamos,no perdáis,no pierdan
permitir no permitas,no permita,no permitamos,no permitáis,no permitan
pertenecer no pertenezcas,no pertenezca,no pertenezcamos,no pertenezcáis,no pertenezcan
pescar no pesques,no pesque,no pesquemos,no pesquéis,no pesquen
pintar no pintes,no pinte,no pintemos,no pintéis,no pinten
planchar no planches,no planche,no planchemos,no planchéis,no planchen
poder —,—,—,—,—
poner no pongas,no ponga,no pongamos,no pongáis,no pongan
ponerse no te pongas,no se ponga,no nos pongamos,no os pongáis,no se pongan
poseer no poseas,no posea,no poseamos,no poseáis,no posean
practicar no practiques,no practique,no practiquemos,no practiquéis,no practiquen
predecir no predigas,no prediga,no predigamos,no predigáis,no predigan
preferir no prefieras,no prefiera,no prefiramos,no prefiráis,no prefieran
preguntar no preguntes,no pregunte,no preguntemos,no preguntéis,no pregunten
preocuparse no te preocupes,no se preocupe,no nos preocupemos,no os preocupéis,no se preocupen
preparar no prepares,no prepare,no preparemos,no preparéis,no preparen
presentar no presentes,no presente,no presentemos,no presentéis,no presenten
prestar no prestes,no preste,no prestemos,no prestéis,no presten
prevenir no prevengas,no prevenga,no prevengamos,no prevengáis,no prevengan
prever no preveas,no prevea,no preveamos,no preveáis,no prevean
probar no pruebes,no pruebe,no probemos,no probéis,no prueben
producir no produzcas,no produzca,no produzcamos,no produzcáis,no produzcan
prohibir no prohíbas,no prohíba,no prohibamos,no prohibáis,no prohíban
prometer no prometas,no prometa,no prometamos,no prometáis,no prometan
proponer no propongas,no proponga,no propongamos,no propongáis,no propongan
proteger no protejas,no proteja,no protejamos,no protejáis,no protejan
proveer no proveas,no provea,no proveamos,no proveáis,no provean
publicar no publiques,no publique,no publiquemos,no publiquéis,no publiquen
quedar no quedes,no quede,no quedemos,no quedéis,no queden
quedarse no te quedes,no se quede,no nos quedemos,no os quedéis,no se queden
quejarse no te quejes,no se queje,no nos quejemos,no os quejéis,no se quejen
querer no quieras,no quiera,no queramos,no queráis,no quieran
quitar no quites,no quite,no quitemos,no quitéis,no quiten
quitarse no te quites,no se quite,no nos quitemos,no os quitéis,no se quiten
realizar no realices,no realice,no realicemos,no realicéis,no realicen
recibir no recibas,no reciba,no recibamos,no recibáis,no reciban
reciclar no recicles,no recicle,no reciclemos,no recicléis,no reciclen
recoger no recojas,no recoja,no recojamos,no recojáis,no recojan
recomendar no recomiendes,no recomiende,no recomendemos,no recomendéis,no recomienden
reconocer no reconozcas,no reconozca,no reconozcamos,no reconozcáis,no reconozcan
recordar no recuerdes,no recuerde,no recordemos,no recordéis,no recuerden
reducir no reduzcas,no reduzca,no reduzcamos,no reduzcáis,no reduzcan
regalar no regales,no regale,no regalemos,no regaléis,no regalen
regresar no regreses,no regrese,no regresemos,no regreséis,no regresen
reír no rías,no ría,no riamos,no riais,no rían
reírse no te rías,no se ría,no nos riamos,no os riais,no se rían
relajarse no te relajes,no se relaje,no nos relajemos,no os relajéis,no se relajen
reñir no riñas,no riña,no riñamos,no riñáis,no riñan
repasar no repases,no repase,no repasemos,no repaséis,no repasen
repetir no repitas,no repita,no repitamos,no repitáis,no repitan
reservar no reserves,no reserve,no reservemos,no reservéis,no reserven
resolver no resuelvas,no resuelva,no resolvamos,no resolváis,no resuelvan
respetar no respetes,no respete,no respetemos,no respetéis,no respeten
responder no respondas,no responda,no respondamos,no respondáis,no respondan
reunir no reúnas,no reúna,no reunamos,no reunáis,no reúnan
reunirse no te reúnas,no se reúna,no nos reunamos,no os reunáis,no se reúnan
romper no rompas,no rompa,no rompamos,no rompáis,no rompan
saber no sepas,no sepa,no sepamos,no sepáis,no sepan
sacar no saques,no saque,no saquemos,no saquéis,no saquen
salir no salgas,no salga,no salgamos,no salgáis,no salgan
saltar no saltes,no salte,no saltemos,no saltéis,no salten
saludar no saludes,no salude,no saludemos,no saludéis,no saluden
salvar no salves,no salve,no salvemos,no salvéis,no salven
satisfacer no satisfagas,no satisfaga,no satisfagamos,no satisfagáis,no satisfagan
secar no seques,no seque,no sequemos,no sequéis,no sequen
seguir no sigas,no siga,no sigamos,no sigáis,no sigan
sentarse no te sientes,no se siente,no nos sentemos,no os sentéis,no se sienten
sentir no sientas,no sienta,no sintamos,no sintáis,no sientan
sentirse no te sientas,no se sienta,no nos sintamos,no os sintáis,no se sientan
ser no seas,no sea,no seamos,no seáis,no sean
servir no sirvas,no sirva,no sirvamos,no sirváis,no sirvan
significar no signifiques,no signifique,no signifiquemos,no signifiquéis,no signifiquen
situar no sitúes,no sitúe,no situemos,no situéis,no sitúen
soler —,—,—,—,—
solicitar no solicites,no solicite,no solicitemos,no solicitéis,no soliciten
sonar no suenes,no suene,no sonemos,no sonéis,no suenen
sonreír no sonrías,no sonría,no sonriamos,no sonriáis,no sonrían
soñar no sueñes,no sueñe,no soñemos,no soñéis,no sueñen
soportar no soportes,no soporte,no soportemos,no soportéis,no soporten
subir no subas,no suba,no subamos,no subáis,no suban
sufrir no sufras,no sufra,no suframos,no sufráis,no sufran
sugerir no sugieras,no sugiera,no sugiramos,no sugiráis,no sugieran
suponer no supongas,no suponga,no supongamos,no supongáis,no supongan
suspender no suspendas,no suspenda,no suspendamos,no suspendáis,no suspendan
sustituir no sustituyas,no sustituya,no sustituyamos,no sustituyáis,no sustituyan
tardar no tardes,no tarde,no tardemos,no tardéis,no tarden
temer no temas,no tema,no temamos,no temáis,no teman
tener no tengas,no tenga,no tengamos,no tengáis,no tengan
terminar no termines,no termine,no terminemos,no terminéis,no terminen
tirar no tires,no tire,no tiremos,no tiréis,no tiren
tocar no toques,no toque,no toquemos,no toquéis,no toquen
tomar no tomes,no tome,no tomemos,no toméis,no tomen
torcer no tuerzas,no tuerza,no torzamos,no torzáis,no tuerzan
trabajar no trabajes,no trabaje,no trabajemos,no trabajéis,no trabajen
traducir no traduzcas,no traduzca,no traduzcamos,no traduzcáis,no traduzcan
traer no traigas,no traiga,no traigamos,no traigáis,no traigan
tratar no trates,no trate,no tratemos,no tratéis,no traten
tropezar no tropieces,no tropiece,no tropecemos,no tropecéis,no tropiecen
usar no uses,no use,no usemos,no uséis,no usen
utilizar no utilices,no utilice,no utilicemos,no utilicéis,no utilicen
vaciar no vacíes,no vacíe,no vaciemos,no vaciéis,no vacíen
valer no valgas,no valga,no valgamos,no valgáis,no valgan
variar no varíes,no varíe,no variemos,no variéis,no varíen
vencer no venzas,no venza,no venzamos,no venzáis,no venzan
vender no vendas,no venda,no vendamos,no vendáis,no vendan
venir no vengas,no venga,no vengamos,no vengáis,no vengan
ver no veas,no vea,no veamos,no veáis,no vean
vestir no vistas,no vista,no vistamos,no vistáis,no vistan
vestirse no te vistas,no se vista,no nos vistamos,no os vistáis,no se vistan
viajar no viajes,no viaje,no viajemos,no viajéis,no viajen
visitar no visites,no visite,no visitemos,no visitéis,no visiten
vivir no vivas,no viva,no vivamos,no viváis,no vivan
volar no vueles,no vuele,no volemos,no voléis,no vuelen
volver no vuelvas,no vuelva,no volvamos,no volváis,no vuelvan
votar no votes,no vote,no votemos,no votéis,no voten
`
