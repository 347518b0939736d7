import { writingTasks } from '../../../exams/facts'
import type { WritingTask } from '../../writing-types'

const task: WritingTask = {
  title: 'A blog post about five days on the Camino',
  exam: 'IB SL',
  theme: 'Experiences',
  type: 'blog',
  task: {
    es: 'Usted acaba de hacer con su clase los últimos kilómetros del Camino de Santiago. Escriba un texto personal para los jóvenes que siguen su página en internet. Elija el tipo de texto más adecuado: entrada de blog, informe o instrucciones.',
    en: 'You have just walked the last kilometres of the Camino de Santiago with your class. Write a personal text for the young people who follow your website. Choose the most suitable type of text: blog post, report or instructions.',
  },
  points: [
    { es: 'Explique por qué decidió hacerlo.', en: 'Explain why you decided to do it.' },
    { es: 'Cuente el momento más difícil.', en: 'Describe the hardest moment.' },
    { es: 'Hable de una persona a la que conoció.', en: 'Talk about a person you met.' },
    {
      es: 'Diga qué ha aprendido y anime a sus lectores.',
      en: 'Say what you have learnt, and encourage your readers.',
    },
  ],
  ...writingTasks.standard,
  plan: [
    '**Type**: the text is *personal* and for followers, so it’s a blog post. A report leaves feelings out, and instructions would explain how to do it, not what it was like.',
    '**Why**: an honest reason is better than a noble one (*me apunté porque se apuntaban todos*).',
    '**The hardest moment**: where, which day, the weather; what hurt; what got you going again.',
    '**A person**: name, age, something they said, in « ». What made them special?',
    '**What you learnt**: one thing that helps in everyday life, and a question for the readers at the end.',
  ],
  model: [
    {
      says: 'Cinco días, dos pies y ninguna ducha caliente',
      earns:
        '**Conceptual understanding**: a funny title, the date, and a greeting to all the readers, in *vosotros*.',
    },
    { says: '2 de mayo', newLine: true },
    { says: '¡Hola de nuevo a todos!', newLine: true },
    {
      says: 'Os escribo con los pies en un cubo de agua, así que esta entrada va a ser sincera. Como sabéis, odio caminar. Si hace un mes me hubierais dicho que iba a recorrer más de cien kilómetros a pie, me habría reído. ¿Por qué lo hice, entonces? Por vergüenza: se apuntó toda la clase y no quería ser la única que se quedara en casa.',
      earns:
        '**Message**: an honest reason. **Language**: *si me hubierais dicho…, me habría reído*, a perfect third conditional.',
      newLine: true,
    },
    {
      says: 'Salimos de Sarria un lunes, con sol y cantando. El tercer día ya no cantaba nadie. Llovía tanto que no se veían las flechas amarillas que marcan el camino, tenía los calcetines empapados y a mediodía me senté en una piedra y dije que no daba un paso más. Lo dije en serio. Estuve a punto de llamar a un taxi.',
      earns:
        '**Language**: *llovía, se veían, tenía* for the scene, *me senté, dije, estuve* for what happened. *Estuve a punto de* sounds really Spanish.',
      newLine: true,
    },
    {
      says: 'Entonces apareció Fermín, un jubilado de Bilbao que caminaba con un paraguas rosa. Se sentó a mi lado, me dio medio bocadillo de tortilla y no me preguntó nada. Al cabo de un rato me contó que era la novena vez que hacía el Camino y que las ocho primeras lo había hecho con su mujer. «El paraguas es suyo», dijo. «A ella le encantaba que se rieran de nosotros». Caminamos juntos hasta la noche y se me olvidaron los pies.',
      earns:
        '**Message**: a real person, and the pink umbrella tells his story. **Language**: indirect speech (*era*, *había hecho*) and *le encantaba que se rieran*.',
      newLine: true,
    },
    {
      says: 'Llegamos a Santiago el viernes. En la plaza hay gente que llora, gente que duerme en el suelo y gente que se hace fotos. Yo hice las tres cosas.',
      earns: '**Language**: *gente que* three times, then five short words, for rhythm.',
      newLine: true,
    },
    {
      says: '¿Qué he aprendido? Que se puede vivir cinco días con lo que cabe en una mochila, que quejarse cansa más que andar y que, a veces, la mejor manera de ayudar a alguien es sentarse y callar. No me he convertido en deportista, pero este verano quiero repetir con mi abuela, que dice que anda más que yo.',
      earns: '**Message**: three lessons that come from the story, and a plan.',
      newLine: true,
    },
    {
      says: 'Si estáis pensando en ir, no esperéis a estar en forma: nadie lo está. Eso sí, llevad dos pares de calcetines más de los que creáis necesarios.',
      earns:
        '**Language**: *no esperéis, llevad, los que creáis*: commands and subjunctive, all in *vosotros*.',
      newLine: true,
    },
    {
      says: '¿Y vosotros? ¿Habéis hecho alguna vez algo que odiabais y que al final salió bien? Os leo en los comentarios.',
      earns:
        '**Conceptual understanding**: a question for the readers and a closing that suits a blog. It’s *vosotros* throughout.',
      newLine: true,
    },
    { says: 'Un abrazo desde el cubo,', newLine: true },
    { says: 'Olivia', newLine: true },
  ],
}

export default task
