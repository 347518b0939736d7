// Written by build/verb-forms.ts from verbs/list.ts: change that, then run it again.
export default `
abrir abra,abras,abra,abramos,abráis,abran
aburrirse me aburra,te aburras,se aburra,nos aburramos,os aburráis,se aburran
acabar acabe,acabes,acabe,acabemos,acabéis,acaben
aceptar acepte,aceptes,acepte,aceptemos,aceptéis,acepten
acompañar acompañe,acompañes,acompañe,acompañemos,acompañéis,acompañen
aconsejar aconseje,aconsejes,aconseje,aconsejemos,aconsejéis,aconsejen
acordarse me acuerde,te acuerdes,se acuerde,nos acordemos,os acordéis,se acuerden
acostarse me acueste,te acuestes,se acueste,nos acostemos,os acostéis,se acuesten
actuar actúe,actúes,actúe,actuemos,actuéis,actúen
adquirir adquiera,adquieras,adquiera,adquiramos,adquiráis,adquieran
afeitarse me afeite,te afeites,se afeite,nos afeitemos,os afeitéis,se afeiten
agradecer agradezca,agradezcas,agradezca,agradezcamos,agradezcáis,agradezcan
ahorrar ahorre,ahorres,ahorre,ahorremos,ahorréis,ahorren
aislar aísle,aísles,aísle,aislemos,aisléis,aíslen
alegrarse me alegre,te alegres,se alegre,nos alegremos,os alegréis,se alegren
almorzar almuerce,almuerces,almuerce,almorcemos,almorcéis,almuercen
alquilar alquile,alquiles,alquile,alquilemos,alquiléis,alquilen
amar ame,ames,ame,amemos,améis,amen
ampliar amplíe,amplíes,amplíe,ampliemos,ampliéis,amplíen
andar ande,andes,ande,andemos,andéis,anden
anunciar anuncie,anuncies,anuncie,anunciemos,anunciéis,anuncien
añadir añada,añadas,añada,añadamos,añadáis,añadan
apagar apague,apagues,apague,apaguemos,apaguéis,apaguen
aparecer aparezca,aparezcas,aparezca,aparezcamos,aparezcáis,aparezcan
apoyar apoye,apoyes,apoye,apoyemos,apoyéis,apoyen
aprender aprenda,aprendas,aprenda,aprendamos,aprendáis,aprendan
aprobar apruebe,apruebes,apruebe,aprobemos,aprobéis,aprueben
aprovechar aproveche,aproveches,aproveche,aprovechemos,aprovechéis,aprovechen
arreglar arregle,arregles,arregle,arreglemos,arregléis,arreglen
asistir asista,asistas,asista,asistamos,asistáis,asistan
aumentar aumente,aumentes,aumente,aumentemos,aumentéis,aumenten
averiguar averigüe,averigües,averigüe,averigüemos,averigüéis,averigüen
avisar avise,avises,avise,avisemos,aviséis,avisen
ayudar ayude,ayudes,ayude,ayudemos,ayudéis,ayuden
bailar baile,bailes,baile,bailemos,bailéis,bailen
bajar baje,bajes,baje,bajemos,bajéis,bajen
bañarse me bañe,te bañes,se bañe,nos bañemos,os bañéis,se bañen
barrer barra,barras,barra,barramos,barráis,barran
beber beba,bebas,beba,bebamos,bebáis,beban
besar bese,beses,bese,besemos,beséis,besen
borrar borre,borres,borre,borremos,borréis,borren
bullir bulla,bullas,bulla,bullamos,bulláis,bullan
buscar busque,busques,busque,busquemos,busquéis,busquen
caber quepa,quepas,quepa,quepamos,quepáis,quepan
caer caiga,caigas,caiga,caigamos,caigáis,caigan
caerse me caiga,te caigas,se caiga,nos caigamos,os caigáis,se caigan
calentar caliente,calientes,caliente,calentemos,calentéis,calienten
callarse me calle,te calles,se calle,nos callemos,os calléis,se callen
cambiar cambie,cambies,cambie,cambiemos,cambiéis,cambien
caminar camine,camines,camine,caminemos,caminéis,caminen
cansarse me canse,te canses,se canse,nos cansemos,os canséis,se cansen
cantar cante,cantes,cante,cantemos,cantéis,canten
casarse me case,te cases,se case,nos casemos,os caséis,se casen
celebrar celebre,celebres,celebre,celebremos,celebréis,celebren
cenar cene,cenes,cene,cenemos,cenéis,cenen
cepillarse me cepille,te cepilles,se cepille,nos cepillemos,os cepilléis,se cepillen
cerrar cierre,cierres,cierre,cerremos,cerréis,cierren
charlar charle,charles,charle,charlemos,charléis,charlen
cocinar cocine,cocines,cocine,cocinemos,cocinéis,cocinen
coger coja,cojas,coja,cojamos,cojáis,cojan
colgar cuelgue,cuelgues,cuelgue,colguemos,colguéis,cuelguen
colocar coloque,coloques,coloque,coloquemos,coloquéis,coloquen
comenzar comience,comiences,comience,comencemos,comencéis,comiencen
comer coma,comas,coma,comamos,comáis,coman
compartir comparta,compartas,comparta,compartamos,compartáis,compartan
competir compita,compitas,compita,compitamos,compitáis,compitan
comprar compre,compres,compre,compremos,compréis,compren
comprender comprenda,comprendas,comprenda,comprendamos,comprendáis,comprendan
concluir concluya,concluyas,concluya,concluyamos,concluyáis,concluyan
conducir conduzca,conduzcas,conduzca,conduzcamos,conduzcáis,conduzcan
confiar confíe,confíes,confíe,confiemos,confiéis,confíen
conocer conozca,conozcas,conozca,conozcamos,conozcáis,conozcan
conseguir consiga,consigas,consiga,consigamos,consigáis,consigan
construir construya,construyas,construya,construyamos,construyáis,construyan
contaminar contamine,contamines,contamine,contaminemos,contaminéis,contaminen
contar cuente,cuentes,cuente,contemos,contéis,cuenten
contestar conteste,contestes,conteste,contestemos,contestéis,contesten
continuar continúe,continúes,continúe,continuemos,continuéis,continúen
contribuir contribuya,contribuyas,contribuya,contribuyamos,contribuyáis,contribuyan
convencer convenza,convenzas,convenza,convenzamos,convenzáis,convenzan
convenir convenga,convengas,convenga,convengamos,convengáis,convengan
convertir convierta,conviertas,convierta,convirtamos,convirtáis,conviertan
convertirse me convierta,te conviertas,se convierta,nos convirtamos,os convirtáis,se conviertan
copiar copie,copies,copie,copiemos,copiéis,copien
corregir corrija,corrijas,corrija,corrijamos,corrijáis,corrijan
correr corra,corras,corra,corramos,corráis,corran
cortar corte,cortes,corte,cortemos,cortéis,corten
costar cueste,cuestes,cueste,costemos,costéis,cuesten
crear cree,crees,cree,creemos,creéis,creen
crecer crezca,crezcas,crezca,crezcamos,crezcáis,crezcan
creer crea,creas,crea,creamos,creáis,crean
criar críe,críes,críe,criemos,crieis,críen
cruzar cruce,cruces,cruce,crucemos,crucéis,crucen
cubrir cubra,cubras,cubra,cubramos,cubráis,cubran
cuidar cuide,cuides,cuide,cuidemos,cuidéis,cuiden
cumplir cumpla,cumplas,cumpla,cumplamos,cumpláis,cumplan
dar dé,des,dé,demos,deis,den
deber deba,debas,deba,debamos,debáis,deban
decidir decida,decidas,decida,decidamos,decidáis,decidan
decir diga,digas,diga,digamos,digáis,digan
dedicarse me dedique,te dediques,se dedique,nos dediquemos,os dediquéis,se dediquen
defender defienda,defiendas,defienda,defendamos,defendáis,defiendan
dejar deje,dejes,deje,dejemos,dejéis,dejen
desaparecer desaparezca,desaparezcas,desaparezca,desaparezcamos,desaparezcáis,desaparezcan
desarrollar desarrolle,desarrolles,desarrolle,desarrollemos,desarrolléis,desarrollen
desayunar desayune,desayunes,desayune,desayunemos,desayunéis,desayunen
descansar descanse,descanses,descanse,descansemos,descanséis,descansen
descargar descargue,descargues,descargue,descarguemos,descarguéis,descarguen
describir describa,describas,describa,describamos,describáis,describan
descubrir descubra,descubras,descubra,descubramos,descubráis,descubran
desear desee,desees,desee,deseemos,deseéis,deseen
deshacer deshaga,deshagas,deshaga,deshagamos,deshagáis,deshagan
despedirse me despida,te despidas,se despida,nos despidamos,os despidáis,se despidan
despertar despierte,despiertes,despierte,despertemos,despertéis,despierten
despertarse me despierte,te despiertes,se despierte,nos despertemos,os despertéis,se despierten
destruir destruya,destruyas,destruya,destruyamos,destruyáis,destruyan
devolver devuelva,devuelvas,devuelva,devolvamos,devolváis,devuelvan
dibujar dibuje,dibujes,dibuje,dibujemos,dibujéis,dibujen
dirigir dirija,dirijas,dirija,dirijamos,dirijáis,dirijan
discutir discuta,discutas,discuta,discutamos,discutáis,discutan
diseñar diseñe,diseñes,diseñe,diseñemos,diseñéis,diseñen
disfrutar disfrute,disfrutes,disfrute,disfrutemos,disfrutéis,disfruten
disminuir disminuya,disminuyas,disminuya,disminuyamos,disminuyáis,disminuyan
distinguir distinga,distingas,distinga,distingamos,distingáis,distingan
divertirse me divierta,te diviertas,se divierta,nos divirtamos,os divirtáis,se diviertan
doblar doble,dobles,doble,doblemos,dobléis,doblen
doler duela,duelas,duela,dolamos,doláis,duelan
dormir duerma,duermas,duerma,durmamos,durmáis,duerman
dormirse me duerma,te duermas,se duerma,nos durmamos,os durmáis,se duerman
ducharse me duche,te duches,se duche,nos duchemos,os duchéis,se duchen
dudar dude,dudes,dude,dudemos,dudéis,duden
durar dure,dures,dure,duremos,duréis,duren
echar eche,eches,eche,echemos,echéis,echen
elegir elija,elijas,elija,elijamos,elijáis,elijan
empezar empiece,empieces,empiece,empecemos,empecéis,empiecen
encantar encante,encantes,encante,encantemos,encantéis,encanten
encender encienda,enciendas,encienda,encendamos,encendáis,enciendan
encontrar encuentre,encuentres,encuentre,encontremos,encontréis,encuentren
enfadarse me enfade,te enfades,se enfade,nos enfademos,os enfadéis,se enfaden
enseñar enseñe,enseñes,enseñe,enseñemos,enseñéis,enseñen
entender entienda,entiendas,entienda,entendamos,entendáis,entiendan
entrar entre,entres,entre,entremos,entréis,entren
entregar entregue,entregues,entregue,entreguemos,entreguéis,entreguen
entrenar entrene,entrenes,entrene,entrenemos,entrenéis,entrenen
enviar envíe,envíes,envíe,enviemos,enviéis,envíen
errar yerre,yerres,yerre,erremos,erréis,yerren
escapar escape,escapes,escape,escapemos,escapéis,escapen
esconder esconda,escondas,esconda,escondamos,escondáis,escondan
escribir escriba,escribas,escriba,escribamos,escribáis,escriban
escuchar escuche,escuches,escuche,escuchemos,escuchéis,escuchen
esperar espere,esperes,espere,esperemos,esperéis,esperen
esquiar esquíe,esquíes,esquíe,esquiemos,esquiéis,esquíen
estar esté,estés,esté,estemos,estéis,estén
estudiar estudie,estudies,estudie,estudiemos,estudiéis,estudien
evaluar evalúe,evalúes,evalúe,evaluemos,evaluéis,evalúen
evitar evite,evites,evite,evitemos,evitéis,eviten
exigir exija,exijas,exija,exijamos,exijáis,exijan
existir exista,existas,exista,existamos,existáis,existan
explicar explique,expliques,explique,expliquemos,expliquéis,expliquen
faltar falte,faltes,falte,faltemos,faltéis,falten
felicitar felicite,felicites,felicite,felicitemos,felicitéis,feliciten
firmar firme,firmes,firme,firmemos,firméis,firmen
fotografiar fotografíe,fotografíes,fotografíe,fotografiemos,fotografiéis,fotografíen
fregar friegue,friegues,friegue,freguemos,freguéis,frieguen
freír fría,frías,fría,friamos,friais,frían
fumar fume,fumes,fume,fumemos,fuméis,fumen
funcionar funcione,funciones,funcione,funcionemos,funcionéis,funcionen
ganar gane,ganes,gane,ganemos,ganéis,ganen
gastar gaste,gastes,gaste,gastemos,gastéis,gasten
girar gire,gires,gire,giremos,giréis,giren
graduarse me gradúe,te gradúes,se gradúe,nos graduemos,os graduéis,se gradúen
gritar grite,grites,grite,gritemos,gritéis,griten
gruñir gruña,gruñas,gruña,gruñamos,gruñáis,gruñan
guardar guarde,guardes,guarde,guardemos,guardéis,guarden
guiar guíe,guíes,guíe,guiemos,guieis,guíen
gustar guste,gustes,guste,gustemos,gustéis,gusten
haber haya,hayas,haya,hayamos,hayáis,hayan
hablar hable,hables,hable,hablemos,habléis,hablen
hacer haga,hagas,haga,hagamos,hagáis,hagan
huir huya,huyas,huya,huyamos,huyáis,huyan
imaginar imagine,imagines,imagine,imaginemos,imaginéis,imaginen
impedir impida,impidas,impida,impidamos,impidáis,impidan
importar importe,importes,importe,importemos,importéis,importen
imprimir imprima,imprimas,imprima,imprimamos,imprimáis,impriman
incluir incluya,incluyas,incluya,incluyamos,incluyáis,incluyan
intentar intente,intentes,intente,intentemos,intentéis,intenten
interesar interese,intereses,interese,interesemos,intereséis,interesen
introducir introduzca,introduzcas,introduzca,introduzcamos,introduzcáis,introduzcan
invitar invite,invites,invite,invitemos,invitéis,inviten
ir vaya,vayas,vaya,vayamos,vayáis,vayan
irse me vaya,te vayas,se vaya,nos vayamos,os vayáis,se vayan
jugar juegue,juegues,juegue,juguemos,juguéis,jueguen
lavar lave,laves,lave,lavemos,lavéis,laven
lavarse me lave,te laves,se lave,nos lavemos,os lavéis,se laven
leer lea,leas,lea,leamos,leáis,lean
levantar levante,levantes,levante,levantemos,levantéis,levanten
levantarse me levante,te levantes,se levante,nos levantemos,os levantéis,se levanten
limpiar limpie,limpies,limpie,limpiemos,limpiéis,limpien
llamar llame,llames,llame,llamemos,llaméis,llamen
llamarse me llame,te llames,se llame,nos llamemos,os llaméis,se llamen
llegar llegue,llegues,llegue,lleguemos,lleguéis,lleguen
llenar llene,llenes,llene,llenemos,llenéis,llenen
llevar lleve,lleves,lleve,llevemos,llevéis,lleven
llorar llore,llores,llore,lloremos,lloréis,lloren
llover —,—,llueva,—,—,—
luchar luche,luches,luche,luchemos,luchéis,luchen
madrugar madrugue,madrugues,madrugue,madruguemos,madruguéis,madruguen
mandar mande,mandes,mande,mandemos,mandéis,manden
mantener mantenga,mantengas,mantenga,mantengamos,mantengáis,mantengan
medir mida,midas,mida,midamos,midáis,midan
mejorar mejore,mejores,mejore,mejoremos,mejoréis,mejoren
mentir mienta,mientas,mienta,mintamos,mintáis,mientan
merecer merezca,merezcas,merezca,merezcamos,merezcáis,merezcan
meter meta,metas,meta,metamos,metáis,metan
mirar mire,mires,mire,miremos,miréis,miren
molestar moleste,molestes,moleste,molestemos,molestéis,molesten
montar monte,montes,monte,montemos,montéis,monten
morir muera,mueras,muera,muramos,muráis,mueran
mostrar muestre,muestres,muestre,mostremos,mostréis,muestren
mover mueva,muevas,mueva,movamos,mováis,muevan
mudarse me mude,te mudes,se mude,nos mudemos,os mudéis,se muden
nacer nazca,nazcas,nazca,nazcamos,nazcáis,nazcan
nadar nade,nades,nade,nademos,nadéis,naden
navegar navegue,navegues,navegue,naveguemos,naveguéis,naveguen
necesitar necesite,necesites,necesite,necesitemos,necesitéis,necesiten
negar niegue,niegues,niegue,neguemos,neguéis,nieguen
nevar —,—,nieve,—,—,—
obedecer obedezca,obedezcas,obedezca,obedezcamos,obedezcáis,obedezcan
obligar obligue,obligues,obligue,obliguemos,obliguéis,obliguen
obtener obtenga,obtengas,obtenga,obtengamos,obtengáis,obtengan
ocurrir —,—,ocurra,—,—,ocurran
odiar odie,odies,odie,odiemos,odiéis,odien
ofrecer ofrezca,ofrezcas,ofrezca,ofrezcamos,ofrezcáis,ofrezcan
oír oiga,oigas,oiga,oigamos,oigáis,oigan
oler huela,huelas,huela,olamos,oláis,huelan
olvidar olvide,olvides,olvide,olvidemos,olvidéis,olviden
ordenar ordene,ordenes,ordene,ordenemos,ordenéis,ordenen
organizar organice,organices,organice,organicemos,organicéis,organicen
pagar pague,pagues,pague,paguemos,paguéis,paguen
parar pare,pares,pare,paremos,paréis,paren
parecer parezca,parezcas,parezca,parezcamos,parezcáis,parezcan
participar participe,participes,participe,participemos,participéis,participen
pasar pase,pases,pase,pasemos,paséis,pasen
pasarse me pase,te pases,se pase,nos pasemos,os paséis,se pasen
pasear pasee,pasees,pasee,paseemos,paseéis,paseen
patinar patine,patines,patine,patinemos,patinéis,patinen
pedir pida,pidas,pida,pidamos,pidáis,pidan
pegar pegue,pegues,pegue,peguemos,peguéis,peguen
peinarse me peine,te peines,se peine,nos peinemos,os peinéis,se peinen
pelear pelee,pelees,pelee,peleemos,peleéis,peleen
pensar piense,pienses,piense,pensemos,penséis,piensen
perder pierda,pierdas,pierda,perdamos,perdáis,pierdan
permitir permita,permitas,permita,permitamos,permitáis,permitan
pertenecer pertenezca,pertenezcas,pertenezca,pertenezcamos,pertenezcáis,pertenezcan
pescar pesque,pesques,pesque,pesquemos,pesquéis,pesquen
pintar pinte,pintes,pinte,pintemos,pintéis,pinten
planchar planche,planches,planche,planchemos,planchéis,planchen
poder pueda,puedas,pueda,podamos,podáis,puedan
poner ponga,pongas,ponga,pongamos,pongáis,pongan
ponerse me ponga,te pongas,se ponga,nos pongamos,os pongáis,se pongan
poseer posea,poseas,posea,poseamos,poseáis,posean
practicar practique,practiques,practique,practiquemos,practiquéis,practiquen
predecir prediga,predigas,prediga,predigamos,predigáis,predigan
preferir prefiera,prefieras,prefiera,prefiramos,prefiráis,prefieran
preguntar pregunte,preguntes,pregunte,preguntemos,preguntéis,pregunten
preocuparse me preocupe,te preocupes,se preocupe,nos preocupemos,os preocupéis,se preocupen
preparar prepare,prepares,prepare,preparemos,preparéis,preparen
presentar presente,presentes,presente,presentemos,presentéis,presenten
prestar preste,prestes,preste,prestemos,prestéis,presten
prevenir prevenga,prevengas,prevenga,prevengamos,prevengáis,prevengan
prever prevea,preveas,prevea,preveamos,preveáis,prevean
probar pruebe,pruebes,pruebe,probemos,probéis,prueben
producir produzca,produzcas,produzca,produzcamos,produzcáis,produzcan
prohibir prohíba,prohíbas,prohíba,prohibamos,prohibáis,prohíban
prometer prometa,prometas,prometa,prometamos,prometáis,prometan
proponer proponga,propongas,proponga,propongamos,propongáis,propongan
proteger proteja,protejas,proteja,protejamos,protejáis,protejan
proveer provea,proveas,provea,proveamos,proveáis,provean
publicar publique,publiques,publique,publiquemos,publiquéis,publiquen
quedar quede,quedes,quede,quedemos,quedéis,queden
quedarse me quede,te quedes,se quede,nos quedemos,os quedéis,se queden
quejarse me queje,te quejes,se queje,nos quejemos,os quejéis,se quejen
querer quiera,quieras,quiera,queramos,queráis,quieran
quitar quite,quites,quite,quitemos,quitéis,quiten
quitarse me quite,te quites,se quite,nos quitemos,os quitéis,se quiten
realizar realice,realices,realice,realicemos,realicéis,realicen
recibir reciba,recibas,reciba,recibamos,recibáis,reciban
reciclar recicle,recicles,recicle,reciclemos,recicléis,reciclen
recoger recoja,recojas,recoja,recojamos,recojáis,recojan
recomendar recomiende,recomiendes,recomiende,recomendemos,recomendéis,recomienden
reconocer reconozca,reconozcas,reconozca,reconozcamos,reconozcáis,reconozcan
recordar recuerde,recuerdes,recuerde,recordemos,recordéis,recuerden
reducir reduzca,reduzcas,reduzca,reduzcamos,reduzcáis,reduzcan
regalar regale,regales,regale,regalemos,regaléis,regalen
regresar regrese,regreses,regrese,regresemos,regreséis,regresen
reír ría,rías,ría,riamos,riais,rían
reírse me ría,te rías,se ría,nos riamos,os riais,se rían
relajarse me relaje,te relajes,se relaje,nos relajemos,os relajéis,se relajen
reñir riña,riñas,riña,riñamos,riñáis,riñan
repasar repase,repases,repase,repasemos,repaséis,repasen
repetir repita,repitas,repita,repitamos,repitáis,repitan
reservar reserve,reserves,reserve,reservemos,reservéis,reserven
resolver resuelva,resuelvas,resuelva,resolvamos,resolváis,resuelvan
respetar respete,respetes,respete,respetemos,respetéis,respeten
responder responda,respondas,responda,respondamos,respondáis,respondan
reunir reúna,reúnas,reúna,reunamos,reunáis,reúnan
reunirse me reúna,te reúnas,se reúna,nos reunamos,os reunáis,se reúnan
romper rompa,rompas,rompa,rompamos,rompáis,rompan
saber sepa,sepas,sepa,sepamos,sepáis,sepan
sacar saque,saques,saque,saquemos,saquéis,saquen
salir salga,salgas,salga,salgamos,salgáis,salgan
saltar salte,saltes,salte,saltemos,saltéis,salten
saludar salude,saludes,salude,saludemos,saludéis,saluden
salvar salve,salves,salve,salvemos,salvéis,salven
satisfacer satisfaga,satisfagas,satisfaga,satisfagamos,satisfagáis,satisfagan
secar seque,seques,seque,sequemos,sequéis,sequen
seguir siga,sigas,siga,sigamos,sigáis,sigan
sentarse me siente,te sientes,se siente,nos sentemos,os sentéis,se sienten
sentir sienta,sientas,sienta,sintamos,sintáis,sientan
sentirse me sienta,te sientas,se sienta,nos sintamos,os sintáis,se sientan
ser sea,seas,sea,seamos,seáis,sean
servir sirva,sirvas,sirva,sirvamos,sirváis,sirvan
significar signifique,signifiques,signifique,signifiquemos,signifiquéis,signifiquen
situar sitúe,sitúes,sitúe,situemos,situéis,sitúen
soler suela,suelas,suela,solamos,soláis,suelan
solicitar solicite,solicites,solicite,solicitemos,solicitéis,soliciten
sonar suene,suenes,suene,sonemos,sonéis,suenen
sonreír sonría,sonrías,sonría,sonriamos,sonriáis,sonrían
soñar sueñe,sueñes,sueñe,soñemos,soñéis,sueñen
soportar soporte,soportes,soporte,soportemos,soportéis,soporten
subir suba,subas,suba,subamos,subáis,suban
sufrir sufra,sufras,sufra,suframos,sufráis,sufran
sugerir sugiera,sugieras,sugiera,sugiramos,sugiráis,sugieran
suponer suponga,supongas,suponga,supongamos,supongáis,supongan
suspender suspenda,suspendas,suspenda,suspendamos,suspendáis,suspendan
sustituir sustituya,sustituyas,sustituya,sustituyamos,sustituyáis,sustituyan
tardar tarde,tardes,tarde,tardemos,tardéis,tarden
temer tema,temas,tema,temamos,temáis,teman
tener tenga,tengas,tenga,tengamos,tengáis,tengan
terminar termine,termines,termine,terminemos,terminéis,terminen
tirar tire,tires,tire,tiremos,tiréis,tiren
tocar toque,toques,toque,toquemos,toquéis,toquen
tomar tome,tomes,tome,tomemos,toméis,tomen
torcer tuerza,tuerzas,tuerza,torzamos,torzáis,tuerzan
trabajar trabaje,trabajes,trabaje,trabajemos,trabajéis,trabajen
traducir traduzca,traduzcas,traduzca,traduzcamos,traduzcáis,traduzcan
traer traiga,traigas,traiga,traigamos,traigáis,traigan
tratar trate,trates,trate,tratemos,tratéis,traten
tropezar tropiece,tropieces,tropiece,tropecemos,tropecéis,tropiecen
usar use,uses,use,usemos,uséis,usen
utilizar utilice,utilices,utilice,utilicemos,utilicéis,utilicen
vaciar vacíe,vacíes,vacíe,vaciemos,vaciéis,vacíen
valer valga,valgas,valga,valgamos,valgáis,valgan
variar varíe,varíes,varíe,variemos,variéis,varíen
vencer venza,venzas,venza,venzamos,venzáis,venzan
vender venda,vendas,venda,vendamos,vendáis,vendan
venir venga,vengas,venga,vengamos,vengáis,vengan
ver vea,veas,vea,veamos,veáis,vean
vestir vista,vistas,vista,vistamos,vistáis,vistan
vestirse me vista,te vistas,se vista,nos vistamos,os vistáis,se vistan
viajar viaje,viajes,viaje,viajemos,viajéis,viajen
visitar visite,visites,visite,visitemos,visitéis,visiten
vivir viva,vivas,viva,vivamos,viváis,vivan
volar vuele,vueles,vuele,volemos,voléis,vuelen
volver vuelva,vuelvas,vuelva,volvamos,volváis,vuelvan
votar vote,votes,vote,votemos,votéis,voten
`
