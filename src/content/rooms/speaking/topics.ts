import type { SpeakingTopic } from '../speaking-types'

const topics: readonly SpeakingTopic[] = [
  {
    area: 'Everyday activities',
    conversation: 1,
    name: { es: 'La vida cotidiana', en: 'Everyday life' },
    questions: [
      {
        when: 'past',
        asks: '¿Qué desayunaste ayer y a qué hora te levantaste?',
        en: 'What did you have for breakfast yesterday, and what time did you get up?',
        model: {
          es: 'Ayer me levanté a las siete menos diez porque tenía un examen de Química. Solo desayuné un plátano y medio vaso de leche, de pie, mientras mi padre buscaba las llaves del coche. Normalmente desayuno mejor, pero con los nervios no tenía hambre.',
          en: 'Yesterday I got up at ten to seven because I had a Chemistry exam. I only had a banana and half a glass of milk for breakfast, standing up, while my father was looking for the car keys. Normally I have a better breakfast, but I was too nervous to be hungry.',
        },
        easier: {
          es: 'Me levanté a las siete. Desayuné cereales con leche. Después fui al instituto en autobús.',
          en: 'I got up at seven. I had cereal with milk. Then I went to school by bus.',
        },
        next: '¿Por qué es importante desayunar bien?',
      },
      {
        when: 'past',
        asks: 'Háblame de una vez en que estuviste enfermo o enferma.',
        en: 'Tell me about a time when you were ill.',
        model: {
          es: 'El invierno pasado tuve una gripe horrible y pasé cinco días en la cama. Lo peor fue que me perdí la excursión a Edimburgo, y mis amigas me mandaban fotos cada media hora. Por suerte, mi abuela me preparaba sopa y me contaba historias de cuando era joven.',
          en: 'Last winter I had really bad flu and spent five days in bed. The worst thing was that I missed the trip to Edinburgh, and my friends sent me photos every half hour. Luckily, my grandmother made me soup and told me stories about when she was young.',
        },
        easier: {
          es: 'El año pasado tuve gripe. Me dolía la cabeza y tenía fiebre. Pasé tres días en casa.',
          en: 'Last year I had flu. I had a headache and a temperature. I spent three days at home.',
        },
        next: '¿Quién te cuidó?',
      },
      {
        when: 'past',
        asks: '¿Cómo era tu escuela primaria?',
        en: 'What was your primary school like?',
        model: {
          es: 'Era una escuela muy pequeña, con solo ochenta alumnos y un jardín enorme. Todos los viernes cantábamos juntos y yo siempre cantaba fatal, pero nadie se quejaba. La echo un poco de menos, porque allí conocía a todo el mundo por su nombre.',
          en: 'It was a very small school, with only eighty children and an enormous garden. Every Friday we sang together and I always sang terribly, but nobody complained. I miss it a bit, because I knew everybody there by name.',
        },
        easier: {
          es: 'Era pequeña y bonita. Tenía un jardín grande. Mi profesora era muy simpática.',
          en: 'It was small and pretty. It had a big garden. My teacher was very nice.',
        },
        next: '¿Qué diferencias hay con tu instituto de ahora?',
      },
      {
        when: 'present',
        asks: '¿Cómo es tu habitación?',
        en: 'What is your bedroom like?',
        model: {
          es: 'Mi habitación está en el último piso y es tan pequeña que la cama llega hasta la puerta. Las paredes son amarillas y las tengo llenas de mapas, porque me encanta la geografía. La comparto con un gato que se cree el dueño.',
          en: 'My bedroom is on the top floor and is so small that the bed reaches the door. The walls are yellow and I’ve covered them with maps, because I love geography. I share it with a cat who thinks he owns the place.',
        },
        easier: {
          es: 'Mi habitación es pequeña. Tiene una cama, una mesa y muchos libros. Me gusta porque es tranquila.',
          en: 'My bedroom is small. It has a bed, a table and lots of books. I like it because it’s quiet.',
        },
        next: '¿Qué cambiarías de tu habitación?',
      },
      {
        when: 'present',
        asks: '¿Qué haces cuando vuelves del instituto?',
        en: 'What do you do when you get home from school?',
        model: {
          es: 'Lo primero que hago es quitarme los zapatos y comer algo, casi siempre pan con queso. Después saco al perro media hora, aunque llueva, y así descanso la cabeza. Empiezo los deberes a las cinco y, si acabo pronto, veo una serie con mi hermano.',
          en: 'The first thing I do is take off my shoes and eat something, nearly always bread and cheese. Then I take the dog out for half an hour, even if it rains, and that clears my head. I start my homework at five and, if I finish early, I watch a series with my brother.',
        },
        easier: {
          es: 'Primero como algo. Después hago los deberes. Por la noche veo la televisión.',
          en: 'First I eat something. Then I do my homework. In the evening I watch television.',
        },
        next: '¿Qué hiciste ayer después de clase?',
      },
      {
        when: 'present',
        asks: '¿Qué platos sabes preparar?',
        en: 'What dishes can you make?',
        model: {
          es: 'Sé preparar pocas cosas, pero me salen bien: una tortilla, pasta con verduras y un pastel de zanahoria. Aprendí con los vídeos de un cocinero argentino que habla rapidísimo, así que también aprendo español. Los domingos cocino yo, y mi familia ya no tiene miedo.',
          en: 'I can only make a few things, but they turn out well: an omelette, pasta with vegetables and a carrot cake. I learnt from videos by an Argentinian cook who talks very fast, so I learn Spanish too. On Sundays I do the cooking, and my family aren’t scared any more.',
        },
        easier: {
          es: 'Sé preparar una tortilla y pasta con tomate. Es fácil y rápido. Cocino los domingos con mi madre.',
          en: 'I can make an omelette and pasta with tomato sauce. It’s easy and quick. I cook on Sundays with my mother.',
        },
        next: '¿Qué plato te gustaría aprender?',
      },
      {
        when: 'future',
        asks: '¿Qué vas a comer este fin de semana?',
        en: 'What are you going to eat this weekend?',
        model: {
          es: 'El sábado voy a comer en casa de mi tía, que siempre prepara un plato indio que pica demasiado. Seguro que mi primo y yo beberemos dos litros de agua. El domingo comeremos algo más tranquilo, probablemente pescado al horno con patatas.',
          en: 'On Saturday I’m going to eat at my aunt’s, who always makes an Indian dish that is far too spicy. My cousin and I are sure to drink two litres of water. On Sunday we’ll eat something milder, probably baked fish with potatoes.',
        },
        easier: {
          es: 'El sábado voy a comer pizza con mis amigos. El domingo voy a comer pollo en casa. Me encanta el pollo.',
          en: 'On Saturday I’m going to eat pizza with my friends. On Sunday I’m going to eat chicken at home. I love chicken.',
        },
        next: '¿Prefieres comer en casa o en un restaurante?',
      },
      {
        when: 'future',
        asks: '¿Qué harás para preparar tus exámenes?',
        en: 'What will you do to prepare for your exams?',
        model: {
          es: 'Primero haré un horario y lo pondré en la puerta de la nevera, para que lo vea toda la familia. Estudiaré por las mañanas, porque por la tarde me duermo encima de los libros. También quedaré con dos compañeras para hablar español, y dejaré el móvil en otra habitación.',
          en: 'First I’ll make a timetable and put it on the fridge door, so that the whole family can see it. I’ll study in the mornings, because I fall asleep over my books in the afternoon. I’ll also meet two classmates to practise Spanish, and I’ll leave my phone in another room.',
        },
        easier: {
          es: 'Voy a estudiar dos horas cada día. Voy a hacer exámenes de otros años. También voy a dormir bien.',
          en: 'I’m going to study for two hours each day. I’m going to do past papers. I’m also going to sleep well.',
        },
        next: '¿Qué harás cuando terminen los exámenes?',
      },
      {
        when: 'opinion',
        asks: '¿Qué opinas de los deberes?',
        en: 'What do you think of homework?',
        model: {
          es: 'En mi opinión, es útil tener algunos deberes, porque en casa uno descubre qué no ha entendido. Lo malo es que a veces cada profesor cree que su asignatura es la única. El martes pasado tardé tres horas en hacerlos y no pude ir a entrenar, y eso no me parece justo.',
          en: 'In my opinion, it’s useful to have some homework, because at home you find out what you haven’t understood. The trouble is that teachers sometimes think theirs is the only subject. Last Tuesday it took me three hours and I couldn’t go to training, and I don’t think that’s fair.',
        },
        easier: {
          es: 'Creo que los deberes son útiles. Pero tenemos demasiados. No tengo tiempo para hacer deporte.',
          en: 'I think homework is useful. But we have too much. I don’t have time to do sport.',
        },
        next: '¿Cuánto tiempo deberían durar los deberes?',
      },
      {
        when: 'opinion',
        asks: '¿Te parece buena idea llevar uniforme? ¿Por qué?',
        en: 'Do you think wearing a uniform is a good idea? Why?',
        model: {
          es: 'Creo que el uniforme tiene una gran ventaja: a las siete de la mañana no tengo que pensar. Además, así no se nota quién tiene más dinero. Sin embargo, el nuestro lleva una corbata verde horrible, y si pudiera, la tiraría al río.',
          en: 'I think a uniform has one big advantage: I don’t have to think at seven in the morning. Besides, you can’t tell who has more money. However, ours has a horrible green tie, and if I could I’d throw it in the river.',
        },
        easier: {
          es: 'Sí, porque es práctico. Todos los alumnos llevan la misma ropa. Pero mi uniforme no es cómodo.',
          en: 'Yes, because it’s practical. All the students wear the same clothes. But my uniform isn’t comfortable.',
        },
        next: '¿Cómo sería tu uniforme ideal?',
      },
    ],
  },
  {
    area: 'Personal and social life',
    conversation: 1,
    name: { es: 'La vida personal y social', en: 'Personal and social life' },
    questions: [
      {
        when: 'past',
        asks: '¿Qué hacías con tus amigos cuando erais pequeños?',
        en: 'What did you do with your friends when you were little?',
        model: {
          es: 'Cuando éramos pequeños jugábamos casi siempre en la calle, delante de la tienda de mi vecino. Inventábamos países y yo siempre quería ser la presidenta. Una vez construimos un barco de cartón y duró exactamente diez segundos en el agua.',
          en: 'When we were little we nearly always played in the street, outside my neighbour’s shop. We made up countries and I always wanted to be president. Once we built a cardboard boat and it lasted exactly ten seconds in the water.',
        },
        easier: {
          es: 'Jugábamos al fútbol en el parque. También montábamos en bici. Era muy divertido.',
          en: 'We played football in the park. We also rode our bikes. It was great fun.',
        },
        next: '¿Todavía ves a esos amigos?',
      },
      {
        when: 'past',
        asks: 'Cuéntame lo que hiciste el domingo pasado con tu familia.',
        en: 'Tell me what you did with your family last Sunday.',
        model: {
          es: 'El domingo fuimos a ver a mi abuelo, que vive en una granja a una hora de aquí. Mientras mis padres hablaban, mi hermana y yo dimos de comer a las ovejas, y una se comió mi gorro. Volvimos tarde y con mucho sueño, pero lo pasamos genial.',
          en: 'On Sunday we went to see my grandfather, who lives on a farm an hour away. While my parents were talking, my sister and I fed the sheep, and one of them ate my hat. We got home late and very sleepy, but we had a great time.',
        },
        easier: {
          es: 'El domingo visitamos a mis abuelos. Comimos juntos y jugamos a las cartas. Lo pasé bien.',
          en: 'On Sunday we visited my grandparents. We ate together and played cards. I had a good time.',
        },
        next: '¿Con qué frecuencia ves a tus abuelos?',
      },
      {
        when: 'past',
        asks: '¿Cuál es el mejor regalo que has recibido? ¿Quién te lo dio?',
        en: 'What’s the best present you’ve ever had? Who gave it to you?',
        model: {
          es: 'El mejor regalo fue una guitarra vieja que me dio mi tío cuando cumplí doce años. Le faltaba una cuerda y olía a humo, pero él la había tocado en un grupo. Al principio sonaba fatal; ahora compongo canciones para mis amigos.',
          en: 'The best present was an old guitar that my uncle gave me when I turned twelve. It had a string missing and smelt of smoke, but he’d played it in a band. At first it sounded terrible, but now I write songs for my friends.',
        },
        easier: {
          es: 'Mi mejor regalo fue una bici roja. Me la dieron mis padres. Fui con ella al colegio durante cuatro años.',
          en: 'My best present was a red bike. My parents gave it to me. I rode it to school for four years.',
        },
        next: '¿Qué prefieres, hacer regalos o recibirlos?',
      },
      {
        when: 'present',
        asks: '¿Qué deporte haces o ves, y con quién?',
        en: 'What sport do you do or watch, and who with?',
        model: {
          es: 'Juego al hockey en un equipo mixto que casi siempre pierde. Entrenamos los martes y los jueves, y el entrenador dice que lo importante es reírse. Me gusta porque allí tengo amigos de otros institutos y, cuando corro, me olvido de todo.',
          en: 'I play hockey for a mixed team that nearly always loses. We train on Tuesdays and Thursdays, and the coach says the important thing is to have a laugh. I like it because I have friends there from other schools and, when I run, I forget about everything.',
        },
        easier: {
          es: 'Juego al tenis los sábados. Juego con mi prima. No juego muy bien, pero me gusta.',
          en: 'I play tennis on Saturdays. I play with my cousin. I don’t play very well, but I like it.',
        },
        next: '¿Has ganado algo alguna vez?',
      },
      {
        when: 'present',
        asks: '¿Cuántos sois en tu familia?',
        en: 'How many of you are there in your family?',
        model: {
          es: 'Somos cinco: mis padres, mi hermana mayor, mi abuela y yo. Mi hermana es muy directa: si una camiseta me queda mal, me lo dice. Mi abuela vive con nosotros desde hace dos años y tiene un loro que habla más que ella, así que en casa nunca hay silencio.',
          en: 'There are five of us: my parents, my older sister, my grandmother and me. My sister is very direct: if a T-shirt doesn’t suit me, she says so. My grandmother has lived with us for two years and has a parrot that talks more than she does, so it’s never quiet at home.',
        },
        easier: {
          es: 'Somos cuatro: mis padres, mi hermano y yo. Mi hermano tiene diez años. Es divertido y amable.',
          en: 'There are four of us: my parents, my brother and me. My brother is ten years old. He is funny and kind.',
        },
        next: '¿Con quién te llevas mejor?',
      },
      {
        when: 'present',
        asks: '¿Qué música escuchas y cuándo?',
        en: 'What music do you listen to, and when?',
        model: {
          es: 'Escucho un poco de todo, pero ahora estoy enganchado a un grupo colombiano que mezcla cumbia y rock. Lo pongo por la mañana en el autobús, y a veces muevo los pies sin darme cuenta. Para estudiar, en cambio, prefiero el silencio.',
          en: 'I listen to a bit of everything, but at the moment I’m hooked on a Colombian band that mixes cumbia and rock. I put it on in the morning on the bus, and sometimes I move my feet without realising. When I study, though, I prefer silence.',
        },
        easier: {
          es: 'Escucho música pop en el autobús. Mi cantante favorita es española. Sus canciones son muy alegres.',
          en: 'I listen to pop music on the bus. My favourite singer is Spanish. Her songs are very cheerful.',
        },
        next: '¿Tocas algún instrumento?',
      },
      {
        when: 'future',
        asks: '¿Cómo vas a celebrar el final de los exámenes?',
        en: 'How are you going to celebrate the end of the exams?',
        model: {
          es: 'El último día vamos a ir todos a la playa con la ropa del instituto y nos meteremos en el agua, que estará helada. Después haremos una barbacoa, si no llueve. Y al día siguiente dormiré hasta las dos y no miraré ningún libro.',
          en: 'On the last day we’re all going to go to the beach in our school uniform and go in the water, which will be freezing. Then we’ll have a barbecue, if it doesn’t rain. And the next day I’ll sleep until two and won’t look at a single book.',
        },
        easier: {
          es: 'Voy a hacer una fiesta con mis amigos. Vamos a comer y a bailar. Al día siguiente voy a dormir mucho.',
          en: 'I’m going to have a party with my friends. We’re going to eat and dance. The next day I’m going to sleep a lot.',
        },
        next: '¿A quién vas a invitar?',
      },
      {
        when: 'future',
        asks: '¿Seguirás viendo a tus amigos cuando termines el instituto?',
        en: 'Will you keep seeing your friends when you finish school?',
        model: {
          es: 'Espero que sí, aunque cada uno irá a una ciudad distinta. Hemos prometido que nos veremos todos los años el mismo día y en la misma cafetería. Mi madre dice que será difícil, pero ella todavía queda con sus amigas de la escuela, así que la creo a medias.',
          en: 'I hope so, although each of us will go to a different city. We’ve promised to meet every year on the same day at the same café. My mother says it’ll be difficult, but she still sees her friends from school, so I only half believe her.',
        },
        easier: {
          es: 'Sí, porque mis amigos son muy importantes. Vamos a hablar por teléfono. También voy a visitarlos en verano.',
          en: 'Yes, because my friends are very important. We’re going to talk on the phone. I’m also going to visit them in the summer.',
        },
        next: '¿Es fácil hacer amigos nuevos?',
      },
      {
        when: 'opinion',
        asks: '¿Cómo debe ser un buen amigo o una buena amiga?',
        en: 'What should a good friend be like?',
        model: {
          es: 'Para mí, un buen amigo es alguien que te dice la verdad sin hacerte daño. También tiene que saber guardar un secreto, y eso es más raro de lo que parece. Cuando cambié de instituto, mi amigo Adam me llamó cada noche durante un mes, y eso no se olvida.',
          en: 'For me, a good friend is somebody who tells you the truth without hurting you. They also have to know how to keep a secret, and that’s rarer than you’d think. When I changed schools, my friend Adam rang me every night for a month, and you don’t forget that sort of thing.',
        },
        easier: {
          es: 'Un buen amigo debe ser amable y sincero. Tiene que escuchar. Mi mejor amiga es así.',
          en: 'A good friend should be kind and honest. They have to listen. My best friend is like that.',
        },
        next: '¿Eres tú un buen amigo o una buena amiga?',
      },
      {
        when: 'opinion',
        asks: '¿Crees que pasamos demasiado tiempo en las redes sociales?',
        en: 'Do you think we spend too much time on social media?',
        model: {
          es: 'Sí, y yo la primera: ayer miré el móvil un minuto y, cuando levanté la vista, había pasado una hora. Por un lado, gracias a las redes hablo con mi prima, que vive en Australia. Por otro, me parece triste que en una cena cada uno mire su pantalla.',
          en: 'Yes, and I’m the worst: yesterday I looked at my phone for a minute and, when I looked up, an hour had gone by. On the one hand, thanks to social media I talk to my cousin, who lives in Australia. On the other, I find it sad when everybody looks at their own screen over dinner.',
        },
        easier: {
          es: 'Sí, creo que pasamos demasiado tiempo. Yo uso el móvil tres horas al día. Es mejor hablar con los amigos en el parque.',
          en: 'Yes, I think we spend too much time on it. I use my phone for three hours a day. It’s better to talk to your friends in the park.',
        },
        next: '¿Podrías vivir una semana sin móvil?',
      },
    ],
  },
  {
    area: 'The world around us',
    conversation: 2,
    name: { es: 'El mundo que nos rodea', en: 'The world around us' },
    questions: [
      {
        when: 'past',
        asks: '¿Qué había antes en tu barrio que ya no existe?',
        en: 'What used to be in your area but isn’t there any more?',
        model: {
          es: 'Antes había un cine muy viejo donde las butacas hacían más ruido que la película. Mi padre me llevaba los sábados y siempre comprábamos las mismas palomitas. Lo cerraron hace tres años y ahora hay un aparcamiento, y me da pena cada vez que paso.',
          en: 'There used to be a very old cinema where the seats made more noise than the film. My father used to take me on Saturdays and we always bought the same popcorn. They closed it three years ago and now it’s a car park, and I feel sad every time I go past.',
        },
        easier: {
          es: 'Antes había una piscina. Yo iba allí con mis primos. Ahora hay un supermercado.',
          en: 'There used to be a swimming pool. I went there with my cousins. Now there’s a supermarket.',
        },
        next: '¿Qué te gustaría tener en tu barrio?',
      },
      {
        when: 'past',
        asks: 'Háblame de un día de mucho frío, de lluvia o de nieve.',
        en: 'Tell me about a very cold, rainy or snowy day.',
        model: {
          es: 'El año pasado nevó tanto que cerraron los institutos dos días. Mis vecinos y yo hicimos un muñeco de nieve de más de dos metros, con una bufanda y una corbata de mi padre. Por la tarde se fue la luz y cenamos bocadillos con velas, y fue uno de los mejores días del año.',
          en: 'Last year it snowed so much that they closed the schools for two days. My neighbours and I made a snowman more than two metres tall, with a scarf and one of my father’s ties. In the evening there was a power cut and we had sandwiches by candlelight. It was one of the best days of the year.',
        },
        easier: {
          es: 'En enero nevó mucho. No fui al instituto. Jugué en la nieve con mi hermana.',
          en: 'In January it snowed a lot. I didn’t go to school. I played in the snow with my sister.',
        },
        next: '¿Qué tiempo prefieres?',
      },
      {
        when: 'past',
        asks: '¿Qué hiciste la última vez que visitaste un parque o el campo?',
        en: 'What did you do the last time you visited a park or the countryside?',
        model: {
          es: 'Hace dos semanas caminé con mi clase por la orilla de un lago. Teníamos que apuntar todos los pájaros que veíamos, y yo solo reconocí los patos. Llovió durante las tres horas, pero al volver salió el sol y vimos un arcoíris doble.',
          en: 'Two weeks ago I walked along the edge of a lake with my class. We had to note down all the birds we saw, and I only recognised the ducks. It rained for the whole three hours, but on the way back the sun came out and we saw a double rainbow.',
        },
        easier: {
          es: 'Fui al parque con mi perro. Caminamos una hora. Hacía sol y había muchas flores.',
          en: 'I went to the park with my dog. We walked for an hour. It was sunny and there were lots of flowers.',
        },
        next: '¿Qué animales hay donde vives?',
      },
      {
        when: 'present',
        asks: '¿Cómo vas al instituto y qué ves por el camino?',
        en: 'How do you get to school, and what do you see on the way?',
        model: {
          es: 'Voy andando y tardo veinte minutos, o diez si he dormido demasiado. Primero paso por delante de una panadería que huele de maravilla y después cruzo un puente. Casi todos los días veo a un señor con su caña, y nunca pesca nada.',
          en: 'I walk and it takes me twenty minutes, or ten if I’ve overslept. First I go past a bakery that smells wonderful and then I cross a bridge. Nearly every day I see a man with a fishing rod who never catches anything.',
        },
        easier: {
          es: 'Voy en autobús con mi amigo. Tardamos quince minutos. Veo tiendas, casas y un río.',
          en: 'I go by bus with my friend. It takes us fifteen minutes. I see shops, houses and a river.',
        },
        next: '¿Es bueno el transporte público en tu ciudad?',
      },
      {
        when: 'present',
        asks: '¿Qué fiestas hay en tu región?',
        en: 'What festivals are there in your region?',
        model: {
          es: 'La más conocida es la noche de las hogueras, en noviembre. Hacemos un fuego enorme en el parque, vemos los fuegos artificiales y comemos manzanas de caramelo. En mayo hay otra muy rara: un queso baja rodando por una colina y todos corren detrás, pero yo prefiero mirar.',
          en: 'The best known is Bonfire Night, in November. We build an enormous bonfire in the park, watch the fireworks and eat toffee apples. In May there’s a very strange one: a cheese rolls down a hill and everybody runs after it, but I prefer to watch.',
        },
        easier: {
          es: 'Hay una fiesta en primavera. Hay música y comida en la calle. Voy con mi familia.',
          en: 'There’s a festival in spring. There’s music and food in the street. I go with my family.',
        },
        next: '¿Conoces alguna fiesta de España o de América Latina?',
      },
      {
        when: 'present',
        asks: '¿Dónde compras la ropa?',
        en: 'Where do you buy your clothes?',
        model: {
          es: 'Casi siempre la compro en una tienda de segunda mano que está cerca de la estación. Allí puedo probármela y hablar con la dueña, que siempre adivina mi talla. Las zapatillas, en cambio, las pido por internet, y dos veces he tenido que devolverlas porque me quedaban pequeñas.',
          en: 'I nearly always buy them in a second-hand shop near the station. I can try them on there and talk to the owner, who always guesses my size. I order my trainers online, though, and twice I’ve had to send them back because they were too small.',
        },
        easier: {
          es: 'Compro la ropa en el centro. Voy con mis amigas los sábados. Los zapatos los compro por internet.',
          en: 'I buy my clothes in the town centre. I go with my friends on Saturdays. I buy my shoes online.',
        },
        next: '¿Qué fue lo último que compraste?',
      },
      {
        when: 'future',
        asks: '¿Cómo será tu ciudad o tu pueblo dentro de veinte años?',
        en: 'What will your town or village be like in twenty years’ time?',
        model: {
          es: 'Creo que habrá menos coches y más bicicletas, porque las calles del centro son muy estrechas. Seguramente construirán pisos cerca de la estación y vendrá mucha gente joven. Ojalá no desaparezca el mercado, que tiene más de cien años.',
          en: 'I think there’ll be fewer cars and more bicycles, because the streets in the centre are very narrow. They’ll probably build flats near the station and a lot of young people will come. I hope the market doesn’t disappear, because it’s over a hundred years old.',
        },
        easier: {
          es: 'Mi ciudad será más grande. Habrá más autobuses y menos coches. También habrá más parques.',
          en: 'My town will be bigger. There will be more buses and fewer cars. There will also be more parks.',
        },
        next: '¿Vivirás allí?',
      },
      {
        when: 'future',
        asks: '¿Qué vas a hacer en tu casa para gastar menos agua y menos luz?',
        en: 'What are you going to do at home to use less water and electricity?',
        model: {
          es: 'Lo primero que voy a hacer es ducharme en cuatro minutos, con una sola canción. También apagaré el ordenador por la noche, porque siempre lo dejo encendido. Y convenceré a mi padre para que no ponga la calefacción en mayo, aunque eso será lo más difícil.',
          en: 'The first thing I’m going to do is have four-minute showers, with just one song. I’ll also turn off the computer at night, because I always leave it on. And I’ll persuade my father not to put the heating on in May, although that will be the hardest part.',
        },
        easier: {
          es: 'Voy a ducharme en cinco minutos. También voy a apagar las luces. Es importante para el planeta.',
          en: 'I’m going to have five-minute showers. I’m also going to turn off the lights. It’s important for the planet.',
        },
        next: '¿Y qué puede hacer tu instituto?',
      },
      {
        when: 'opinion',
        asks: '¿Qué te parece cerrar al tráfico el centro de las ciudades?',
        en: 'What do you think of closing city centres to traffic?',
        model: {
          es: 'Me parece una idea estupenda, porque se respira mejor y los niños pueden jugar. Es verdad que algunas tiendas tienen miedo de perder clientes. Pero en mi ciudad cerraron una calle el verano pasado y ahora está llena de terrazas y de gente.',
          en: 'I think it’s a great idea, because the air is better and children can play. It’s true that some shops are afraid of losing customers. But in my city they closed a street last summer and now it’s full of café tables and people.',
        },
        easier: {
          es: 'Me parece una buena idea. Hay menos ruido y el aire es más limpio. Pero necesitamos más autobuses.',
          en: 'I think it’s a good idea. There’s less noise and the air is cleaner. But we need more buses.',
        },
        next: '¿Qué pueden hacer las personas mayores sin coche?',
      },
      {
        when: 'opinion',
        asks: '¿Es útil reciclar, o hace falta hacer algo más?',
        en: 'Is recycling useful, or do we need to do something more?',
        model: {
          es: 'Reciclar es útil, claro, pero no basta. A mí me parece más importante comprar menos: yo llevo el mismo abrigo desde hace tres años y todavía abriga. Si las empresas usaran menos plástico, nosotros no tendríamos que separar tanta basura.',
          en: 'Recycling is useful, of course, but it isn’t enough. I think it’s more important to buy less: I’ve worn the same coat for three years and it’s still warm. If companies used less plastic, we wouldn’t have to sort so much rubbish.',
        },
        easier: {
          es: 'Sí, es útil y muy fácil. En casa reciclamos papel y plástico. Pero también debemos comprar menos cosas.',
          en: 'Yes, it’s useful and very easy. At home we recycle paper and plastic. But we should also buy fewer things.',
        },
        next: '¿Qué se recicla en tu instituto?',
      },
    ],
  },
  {
    area: 'The world of work',
    conversation: 2,
    name: { es: 'El mundo del trabajo', en: 'The world of work' },
    questions: [
      {
        when: 'past',
        asks: '¿En qué trabajaban tus abuelos?',
        en: 'What did your grandparents do for a living?',
        model: {
          es: 'Mi abuelo era cartero en una isla y conocía a todos los perros por su nombre. Mi abuela trabajaba en una fábrica de galletas y por eso en su casa siempre había cajas de galletas rotas. Empezaban a trabajar a las cinco de la mañana y nunca se quejaban.',
          en: 'My grandfather was a postman on an island and knew all the dogs by name. My grandmother worked in a biscuit factory, so there were always boxes of broken biscuits at her house. They started work at five in the morning and never complained.',
        },
        easier: {
          es: 'Mi abuelo era conductor de autobús. Mi abuela trabajaba en un hospital. Trabajaban mucho.',
          en: 'My grandfather was a bus driver. My grandmother worked in a hospital. They worked hard.',
        },
        next: '¿Te gustaría tener uno de esos trabajos?',
      },
      {
        when: 'past',
        asks: '¿Por qué elegiste tus asignaturas de este año?',
        en: 'Why did you choose your subjects for this year?',
        model: {
          es: 'Elegí Biología porque quería entender por qué mi hermano es alérgico a casi todo. El español lo elegí por mi profesora, que nos hacía cantar en clase, y no me arrepiento. En cambio, escogí Economía sin pensarlo mucho, y los primeros meses no entendía nada.',
          en: 'I chose Biology because I wanted to understand why my brother is allergic to almost everything. I chose Spanish because of my teacher, who made us sing in class, and I don’t regret it. But I picked Economics without thinking much, and for the first few months I didn’t understand a thing.',
        },
        easier: {
          es: 'Elegí el español porque me gustan los idiomas. También elegí Historia. Mi profesor es muy interesante.',
          en: 'I chose Spanish because I like languages. I also chose History. My teacher is very interesting.',
        },
        next: '¿Cuál de ellas te será más útil?',
      },
      {
        when: 'past',
        asks: '¿Qué hiciste la última vez que ganaste un poco de dinero?',
        en: 'What did you do the last time you earned a bit of money?',
        model: {
          es: 'En agosto paseé a los perros de tres vecinos y gané casi cien libras. Quería ahorrarlas todas, pero el primer día compré una pelota para los perros, porque me daban pena. Con el resto pagué una entrada para un concierto y todavía me quedan veinte libras.',
          en: 'In August I walked three neighbours’ dogs and earned almost a hundred pounds. I wanted to save all of it, but on the first day I bought a ball for the dogs, because I felt sorry for them. With the rest I paid for a concert ticket, and I still have twenty pounds left.',
        },
        easier: {
          es: 'En verano lavé el coche de mi tío. Gané diez libras. Compré un libro y unos caramelos.',
          en: 'In the summer I washed my uncle’s car. I earned ten pounds. I bought a book and some sweets.',
        },
        next: '¿Recibes dinero por ayudar en casa?',
      },
      {
        when: 'present',
        asks: '¿Qué trabajo hace alguien de tu familia?',
        en: 'What job does one of your relatives do?',
        model: {
          es: 'Mi madre es enfermera y trabaja de noche en un hospital grande. Vuelve a casa cuando yo salgo para el instituto, así que algunos días solo nos vemos en la puerta. Cuida sobre todo a personas mayores, y dice que no cambiaría su trabajo por una oficina.',
          en: 'My mother is a nurse and works nights in a big hospital. She gets home when I’m leaving for school, so some days we only see each other at the door. She mainly looks after older people, and says she wouldn’t swap her job for an office job.',
        },
        easier: {
          es: 'Mi padre es cocinero. Trabaja en un restaurante italiano. También trabaja los fines de semana.',
          en: 'My father is a cook. He works in an Italian restaurant. He also works at weekends.',
        },
        next: '¿Te gustaría hacer ese trabajo?',
      },
      {
        when: 'present',
        asks: '¿Qué se te da bien y qué se te da mal?',
        en: 'What are you good at, and what are you bad at?',
        model: {
          es: 'Se me da bien explicar cosas: mi hermano pequeño aprobó Matemáticas gracias a mí, y lo cuento siempre que puedo. También sé escuchar. En cambio, se me da fatal organizarme, y mi mochila parece un contenedor de papel.',
          en: 'I’m good at explaining things: my little brother passed Maths thanks to me, and I mention it whenever I can. I’m a good listener too. On the other hand, I’m terrible at being organised, and my rucksack looks like a recycling bin.',
        },
        easier: {
          es: 'Se me dan bien los idiomas. Se me da mal la Física. No entiendo los problemas.',
          en: 'I’m good at languages. I’m bad at Physics. I don’t understand the problems.',
        },
        next: '¿Para qué trabajo sería útil eso?',
      },
      {
        when: 'present',
        asks: '¿Para qué usas el ordenador cuando estudias?',
        en: 'What do you use the computer for when you study?',
        model: {
          es: 'Lo uso sobre todo para buscar información y para escribir los trabajos, porque nadie entiende mi letra. También repaso vocabulario con un juego en el que compito con mi amiga Priya, y ella gana casi siempre. Eso sí, los esquemas los hago a mano, porque así me acuerdo mejor.',
          en: 'I mainly use it to look up information and to write my essays, because nobody can read my handwriting. I also revise vocabulary with a game in which I compete with my friend Priya, and she nearly always wins. I write my summaries by hand, though, because I remember things better that way.',
        },
        easier: {
          es: 'Busco información en internet. También hago los deberes. A veces veo vídeos en español.',
          en: 'I look for information on the internet. I also do my homework. Sometimes I watch videos in Spanish.',
        },
        next: '¿Estudias mejor con un libro o con una pantalla?',
      },
      {
        when: 'future',
        asks: '¿Qué harás si no apruebas todos los exámenes?',
        en: 'What will you do if you don’t pass all your exams?',
        model: {
          es: 'Primero lloraré un poco, seguramente, y después hablaré con mis profesores. Si suspendo una asignatura, la repetiré en noviembre y estudiaré con más calma. No será el fin del mundo: mi prima repitió dos y ahora es arquitecta.',
          en: 'First I’ll probably cry a bit, and then I’ll talk to my teachers. If I fail one subject, I’ll resit it in November and take my time studying. It won’t be the end of the world: my cousin resat two, and now she’s an architect.',
        },
        easier: {
          es: 'Voy a hablar con mis padres. Después voy a estudiar más. Voy a repetir el examen.',
          en: 'I’m going to talk to my parents. Then I’m going to study more. I’m going to resit the exam.',
        },
        next: '¿Qué asignatura te preocupa más?',
      },
      {
        when: 'future',
        asks: '¿Qué vas a hacer antes de empezar a trabajar o a estudiar en la universidad?',
        en: 'What are you going to do before you start work or university?',
        model: {
          es: 'Antes de ir a la universidad voy a tomarme seis meses para trabajar en una cafetería y ahorrar. Con ese dinero iré a Ecuador, donde ayudaré en una escuela y mejoraré mi español. Mis padres todavía no lo saben, así que no se lo digas a nadie.',
          en: 'Before going to university I’m going to take six months out to work in a café and save up. I’ll use the money to go to Ecuador, where I’ll help in a school and improve my Spanish. My parents don’t know yet, so please don’t tell anybody.',
        },
        easier: {
          es: 'Voy a trabajar en verano. Después voy a viajar con mi amiga. Quiero visitar España.',
          en: 'I’m going to work in the summer. Then I’m going to travel with my friend. I want to visit Spain.',
        },
        next: '¿Qué te gustaría estudiar?',
      },
      {
        when: 'opinion',
        asks: '¿Es mejor un trabajo interesante o un trabajo bien pagado?',
        en: 'Which is better, an interesting job or a well-paid one?',
        model: {
          es: 'Prefiero un trabajo interesante, porque uno pasa allí casi toda la vida. Claro que el dinero es necesario, y sería tonto decir lo contrario. Mi padre dejó un banco para abrir una tienda de bicis: ahora gana menos, pero silba cuando sale de casa.',
          en: 'I prefer an interesting job, because you spend nearly your whole life at work. Of course money is necessary, and it would be silly to say otherwise. My father left a bank job to open a bike shop. He earns less now, but he whistles when he leaves the house.',
        },
        easier: {
          es: 'Para mí es mejor un trabajo interesante. No quiero aburrirme. Pero el dinero también es importante.',
          en: 'I think an interesting job is better. I don’t want to get bored. But money is also important.',
        },
        next: '¿Cuánto dinero se necesita para ser feliz?',
      },
      {
        when: 'opinion',
        asks: '¿Crees que los robots harán muchos de nuestros trabajos? ¿Te preocupa?',
        en: 'Do you think robots will do many of our jobs? Does it worry you?',
        model: {
          es: 'Creo que harán los trabajos más aburridos, y eso no me preocupa. Lo que no creo es que un robot pueda consolar a un niño o contar un buen chiste. De todos modos, prefiero aprender muchas cosas distintas, por si acaso.',
          en: 'I think they’ll do the most boring jobs, and that doesn’t worry me. But I don’t believe a robot can comfort a child or tell a good joke. Anyway, I’d rather learn lots of different things, just in case.',
        },
        easier: {
          es: 'Sí, creo que los robots trabajarán en las fábricas. No me preocupa mucho. Siempre necesitaremos profesores y médicos.',
          en: 'Yes, I think robots will work in factories. It doesn’t worry me much. We’ll always need teachers and doctors.',
        },
        next: '¿Qué trabajo no puede hacer un robot?',
      },
    ],
  },
  {
    area: 'The international world',
    conversation: 2,
    name: { es: 'El mundo internacional', en: 'The international world' },
    questions: [
      {
        when: 'past',
        asks: '¿Adónde fuiste en tu último viaje y cómo viajaste?',
        en: 'Where did you go on your last trip, and how did you travel?',
        model: {
          es: 'En Semana Santa fui a Oporto con mi madre, en tren y en barco, porque a ella le dan miedo los aviones. Tardamos dos días, pero conocimos a una pareja de músicos que nos enseñó canciones portuguesas. Cuando llegamos, yo ya sabía pedir pan y dar las gracias.',
          en: 'At Easter I went to Porto with my mother, by train and by boat, because she’s afraid of flying. It took us two days, but we met a couple of musicians who taught us Portuguese songs. By the time we arrived I already knew how to ask for bread and say thank you.',
        },
        easier: {
          es: 'Fui a Francia con mi familia. Viajamos en coche. Hizo sol y comimos muy bien.',
          en: 'I went to France with my family. We travelled by car. It was sunny and we ate very well.',
        },
        next: '¿Qué fue lo mejor del viaje?',
      },
      {
        when: 'past',
        asks: '¿Has conocido a alguien de otro país? Cuéntame.',
        en: 'Have you ever met anybody from another country? Tell me about it.',
        model: {
          es: 'Sí, el año pasado llegó a mi clase una chica de Chile que se llama Antonia. Al principio hablaba muy poco, hasta que descubrimos que a las dos nos gustaba dibujar. Me enseñó palabras chilenas que no salen en el libro, y yo le enseñé a beber té con leche.',
          en: 'Yes, last year a girl from Chile called Antonia joined my class. At first she hardly spoke, until we discovered we both liked drawing. She taught me Chilean words that aren’t in the book, and I taught her to drink tea with milk.',
        },
        easier: {
          es: 'Sí, conocí a un chico italiano en la playa. Se llama Marco. Jugamos al voleibol y ahora somos amigos.',
          en: 'Yes, I met an Italian boy on the beach. His name is Marco. We played volleyball and now we’re friends.',
        },
        next: '¿En qué idioma hablabais?',
      },
      {
        when: 'past',
        asks: '¿Qué aprendiste en clase sobre un país de América Latina?',
        en: 'What did you learn in class about a Latin American country?',
        model: {
          es: 'El curso pasado hicimos un proyecto sobre Perú y a mi grupo le tocó la comida. Aprendimos que allí hay miles de tipos de patata, y que la llaman papa. Intentamos cocinar un plato típico en casa de un compañero, y la cocina quedó amarilla durante una semana.',
          en: 'Last year we did a project on Peru and my group’s topic was food. We learnt that there are thousands of kinds of potato there, and that they’re called “papas”. We tried to cook a typical dish at a classmate’s house, and the kitchen was yellow for a week.',
        },
        easier: {
          es: 'Aprendí cosas sobre México. La comida es muy variada y hay muchas fiestas. También vimos una película mexicana.',
          en: 'I learnt about Mexico. The food is very varied and there are lots of festivals. We also watched a Mexican film.',
        },
        next: '¿Qué más te gustaría saber de ese país?',
      },
      {
        when: 'present',
        asks: '¿Qué llevas siempre en la maleta cuando viajas?',
        en: 'What do you always pack when you travel?',
        model: {
          es: 'Siempre llevo un cuaderno, una baraja de cartas y demasiados calcetines. Las cartas son lo mejor, porque en cualquier albergue hay alguien que quiere jugar, aunque no hable tu idioma. Mi padre, en cambio, lleva su propia almohada, y todos nos reímos de él.',
          en: 'I always take a notebook, a pack of cards and too many socks. The cards are the best thing, because in any hostel there’s somebody who wants to play, even if they don’t speak your language. My father, on the other hand, takes his own pillow, and we all laugh at him.',
        },
        easier: {
          es: 'Llevo ropa, un libro y el móvil. También llevo una cámara. Me gusta hacer fotos.',
          en: 'I take clothes, a book and my phone. I also take a camera. I like taking photos.',
        },
        next: '¿Qué olvidaste la última vez?',
      },
      {
        when: 'present',
        asks: '¿Cómo te enteras de lo que pasa en el mundo?',
        en: 'How do you find out what is happening in the world?',
        model: {
          es: 'Mi abuela escucha la radio durante el desayuno, así que me entero aunque no quiera. Luego leo algunos titulares en el móvil, pero intento comprobar si son verdad. Una vez por semana, en clase, comentamos una noticia en español, y eso me gusta mucho.',
          en: 'My grandmother listens to the radio at breakfast, so I hear the news even if I don’t want to. Then I read some headlines on my phone, but I try to check whether they’re true. Once a week, in class, we discuss a news story in Spanish, and I like that a lot.',
        },
        easier: {
          es: 'Veo las noticias en el móvil. A veces hablo de ellas con mi padre. Me interesan las noticias de deportes.',
          en: 'I watch the news on my phone. Sometimes I talk about it with my father. I’m interested in sports news.',
        },
        next: '¿Crees todo lo que lees?',
      },
      {
        when: 'present',
        asks: '¿De dónde son los turistas que vienen a tu región y qué hacen?',
        en: 'Where do the tourists in your region come from, and what do they do?',
        model: {
          es: 'En verano vienen muchos alemanes y holandeses, casi todos en bicicleta. Hacen fotos de nuestras vacas, que para mí son lo más normal del mundo. Además, pasean por el castillo y toman té en el café de mi tía, que ya sabe decir «buenos días» en siete idiomas.',
          en: 'In summer a lot of German and Dutch people come, nearly all of them by bike. They take photos of our cows, which to me are the most normal thing in the world. They also walk round the castle and have tea in my aunt’s café. She can now say “good morning” in seven languages.',
        },
        easier: {
          es: 'Vienen turistas de Francia y de España. Visitan el castillo y los museos. También comen en los restaurantes.',
          en: 'Tourists come from France and Spain. They visit the castle and the museums. They also eat in the restaurants.',
        },
        next: '¿Es bueno el turismo para tu región?',
      },
      {
        when: 'future',
        asks: '¿Con quién irás de vacaciones el próximo año y qué haréis?',
        en: 'Who will you go on holiday with next year, and what will you do?',
        model: {
          es: 'El próximo año iré por primera vez sin mis padres, con dos amigas y una tienda de campaña. Recorreremos el norte de España, desde San Sebastián hasta Santiago, en autobús y a pie. Cocinaremos nosotras, así que comeremos muchos bocadillos.',
          en: 'Next year I’ll go without my parents for the first time, with two friends and a tent. We’ll travel across the north of Spain, from San Sebastián to Santiago, by bus and on foot. We’ll do our own cooking, so we’ll eat a lot of sandwiches.',
        },
        easier: {
          es: 'Voy a ir a Italia con mi familia. Vamos a nadar y a visitar Roma. Voy a comer muchos helados.',
          en: 'I’m going to go to Italy with my family. We’re going to swim and visit Rome. I’m going to eat lots of ice cream.',
        },
        next: '¿Prefieres viajar con amigos o con la familia?',
      },
      {
        when: 'future',
        asks: '¿Qué harás para no olvidar el español después del examen?',
        en: 'What will you do so that you don’t forget your Spanish after the exam?',
        model: {
          es: 'Cambiaré el idioma del móvil, aunque las primeras semanas será un desastre. También seguiré escribiendo a mi amigo de Sevilla, que corrige mis errores con mucha paciencia. Y cuando viaje a un país donde se hable español, no contestaré en inglés, aunque me hablen en inglés.',
          en: 'I’ll change the language on my phone, although it’ll be a disaster for the first few weeks. I’ll also keep writing to my friend in Seville, who corrects my mistakes very patiently. And when I go to a Spanish-speaking country, I won’t answer in English, even if they speak to me in English.',
        },
        easier: {
          es: 'Voy a ver series en español. También voy a escuchar música. En verano voy a visitar Madrid.',
          en: 'I’m going to watch series in Spanish. I’m also going to listen to music. In the summer I’m going to visit Madrid.',
        },
        next: '¿Qué es lo más difícil del español?',
      },
      {
        when: 'opinion',
        asks: '¿Qué se aprende viajando que no se aprende en clase?',
        en: 'What do you learn by travelling that you don’t learn in class?',
        model: {
          es: 'Creo que se aprende a tener paciencia y a reírse de uno mismo. En clase sabía pedir un café, pero en Madrid el camarero me hizo tres preguntas y le contesté «gracias» a todas. Aquel día aprendí más que en un mes, aunque acabé bebiendo un té frío.',
          en: 'I think you learn to be patient and to laugh at yourself. In class I knew how to order a coffee, but in Madrid the waiter asked me three questions and I answered “thank you” to all of them. I learnt more that day than in a month, although I ended up drinking cold tea.',
        },
        easier: {
          es: 'Se aprende a hablar con la gente. También se conocen otras costumbres. Viajar es muy interesante.',
          en: 'You learn to talk to people. You also learn about other customs. Travelling is very interesting.',
        },
        next: '¿Se puede conocer un país sin salir de casa?',
      },
      {
        when: 'opinion',
        asks: '¿Crees que deberíamos viajar menos en avión?',
        en: 'Do you think we should fly less?',
        model: {
          es: 'Sí, creo que deberíamos evitar los vuelos cortos, porque contaminan mucho y el tren es más cómodo. El problema es que a menudo el billete de tren cuesta el doble, y eso no es lógico. Si los trenes fueran más baratos, mi familia no cogería un avión para ir a París.',
          en: 'Yes, I think we should avoid short flights, because they cause a lot of pollution and the train is more comfortable. The problem is that train tickets often cost twice as much, which doesn’t make sense. If trains were cheaper, my family wouldn’t fly to Paris.',
        },
        easier: {
          es: 'Sí, porque los aviones contaminan mucho. Prefiero el tren. Pero el tren es caro.',
          en: 'Yes, because planes cause a lot of pollution. I prefer the train. But the train is expensive.',
        },
        next: '¿Cómo viajarías de Londres a Madrid?',
      },
    ],
  },
]

export default topics
