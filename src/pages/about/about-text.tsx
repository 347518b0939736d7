import { stopCountInWords } from 'virtual:counts'
import { lazy } from 'react'
import { Card } from '@/components/ui/card'
import { LazyPart } from '@/components/ui/lazy-part'
import { lineColours } from '@/components/ui/line-colours'
import { TextLink, textLinkClasses } from '@/components/ui/text-link'
import { WhenReady } from '@/components/ui/when-ready'
import { DeviceMemory } from '@/features/review/device-memory'
import { capitalised } from '@/lib/capitalised'
import { classNames } from '@/lib/class-names'
import { RemountOnOwnerChange } from '@/lib/remount-on-owner-change'
import { paths } from '@/paths'

const VisitorWork = lazy(async () => ({
  default: (await import('../stored-work/visitor-work')).VisitorWork,
}))

const features = [
  {
    title: 'A map, not a maze',
    text: `${capitalised(stopCountInWords)} stops on two lines, from first words to the IB. You can see where you are and what comes next.`,
    colour: lineColours.foundation.border,
  },
  {
    title: 'Spanish you can trust',
    text: 'Our verb tables come from a conjugation library and are tested against hundreds of forms typed by hand, and every Spanish word is checked against a dictionary.',
    colour: lineColours.intermediate.border,
  },
  {
    title: 'Made for your exam',
    text: 'Each lesson says which paper it helps with and what earns marks. The guides walk you through each paper.',
    colour: lineColours.standard.border,
  },
  {
    title: 'Works on the bus',
    text: 'It loads fast on an old phone, and once you have opened it, it works without a signal. Add it to your home screen and it opens like an app.',
    colour: lineColours.higher.border,
  },
] as const

/** Answers to common questions about how to use the site. Search links to these ids. */
const uses = [
  {
    id: 'typing-accents',
    title: 'Type Spanish accents',
    text: 'Below each answer box there are keys for á, é, í, ó, ú, ü and ñ. You can also use your own keyboard. On a phone, a tablet or a Mac, hold down the letter and choose the accent. On Windows, add the Spanish keyboard in Settings, under Time & language.',
  },
  {
    id: 'appearance',
    title: 'Dark mode and larger text',
    text: 'Choose the theme and text size at the foot of every page. This device remembers your choice.',
  },
  {
    id: 'printing',
    title: 'Print worksheets',
    text: 'Every lesson has a “Print worksheet” button. You can print each section, word list and verb too.',
  },
  {
    id: 'offline',
    title: 'Use it without the internet',
    text: 'Once you have opened the site, it works without a signal. Add it to your home screen and it opens like an app.',
  },
  {
    id: 'browsers',
    title: 'Which browsers it works in',
    text: 'Chrome and Edge 109, Firefox 115, Safari 15.6, and anything newer. We test the site in an up-to-date Chromium, the browser that Chrome and Edge are made from, and also in Chrome 109, in Firefox and in WebKit, the engine of Safari. We can’t run Firefox 115 or Safari itself, so for those we check our code against a list of what each browser can do.',
  },
] as const

/** Renders nothing if no contact details have been given. */
function Contact() {
  const { VITE_CONTACT_EMAIL: email, VITE_REPOSITORY_URL: repository } = import.meta.env
  const onGitHub = repository && `${repository.replace(/\/+$/, '')}/issues/new/choose`
  const address = email ? `mailto:${email}?subject=Próxima` : onGitHub
  if (!address) return null
  return (
    <Card aria-labelledby="contact">
      <h2 id="contact" className="text-2xl">
        Found a mistake?
      </h2>
      <p className="mt-3 max-w-prose">
        Tell us about wrong Spanish, a correct answer that was marked wrong, or anything that doesn’t work.
        The link at the end of each lesson fills in the page for you. For anything else,{' '}
        <a href={address} className={textLinkClasses}>
          {email ? 'send us an email' : 'tell us on GitHub'}
        </a>
        .
      </p>
    </Card>
  )
}

export function AboutText() {
  return (
    <>
      <p className="mt-5 max-w-prose text-xl">
        Our mission is simple: nobody should fail Spanish because it was badly explained. Próxima gets
        students who think in English through IGCSE and IB Spanish, with lessons that say why, not just what.
      </p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature.title} className={classNames('rounded-lg border-l-8 bg-card p-5', feature.colour)}>
            <h2 className="text-xl">{feature.title}</h2>
            <p className="mt-1 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-10 stack-6">
        <Card aria-labelledby="who">
          <h2 id="who" className="text-2xl">
            Who it’s for
          </h2>
          <p className="mt-3 max-w-prose">
            It’s for you if you’re about 14 to 18 and learning Spanish through English: for IGCSE, for IB
            Spanish B or ab initio, or because you want to. Teachers are welcome to use it in class.
          </p>
        </Card>
        <Card aria-labelledby="cost">
          <h2 id="cost" className="text-2xl">
            What it costs
          </h2>
          <p className="mt-3 max-w-prose">
            Nothing. No adverts, no paid version, nothing to unlock. You can read every page without an
            account.
          </p>
        </Card>
        <Card aria-labelledby="using">
          <h2 id="using" className="text-2xl">
            Using the site
          </h2>
          {uses.map(({ id, title, text }) => (
            <section key={id} aria-labelledby={id}>
              <h3 id={id} className="mt-4 text-xl">
                {title}
              </h3>
              <p className="mt-1 max-w-prose">{text}</p>
            </section>
          ))}
        </Card>
        <Card aria-labelledby="device">
          <h2 id="device" className="text-2xl">
            What this device remembers
          </h2>
          <RemountOnOwnerChange>
            <DeviceMemory />
          </RemountOnOwnerChange>
          <WhenReady>
            <LazyPart>
              <div className="mt-4 empty:hidden">
                <VisitorWork asksOnce={false} />
              </div>
            </LazyPart>
          </WhenReady>
          <p className="mt-3 max-w-prose">
            Your <TextLink to={paths.plan}>study plan</TextLink> is saved here too. You can see it, save it or
            delete it on its own page. When you go to sign in, this device remembers the page you were on and
            your stars for an hour, so you can go back.
          </p>
        </Card>
        <Card aria-labelledby="privacy">
          <h2 id="privacy" className="text-2xl">
            What we store about you
          </h2>
          <p className="mt-3 max-w-prose">
            <strong>Without an account: nothing that you type or answer.</strong> It stays on your device.
            Visits are counted where Vercel hosts the site, and servers record requests, as the{' '}
            <TextLink to={paths.privacy}>privacy page</TextLink> explains. The quiz doesn’t save your answers.
            Exercises and verb forms come back in{' '}
            <TextLink to={paths.review}>
              <span lang="es" translate="no">
                Repaso
              </span>
            </TextLink>
            .
          </p>
          <p className="mt-3 max-w-prose">
            <strong>With an account:</strong> your name, your email address, your password in a form that
            nobody can read back, which lessons you finished, when, and how many stars you gave them. No other
            student can see it, and you can delete it yourself in{' '}
            <TextLink to={paths.account}>your account</TextLink>. It’s deleted straight away, and backup
            copies within 30 days.
          </p>
          <p className="mt-3 max-w-prose">
            You’ll find all the details, including how long we keep it, on the{' '}
            <TextLink to={paths.privacy}>privacy page</TextLink>.
          </p>
        </Card>
        <Contact />
      </div>
      <p className="mt-8">
        <TextLink to={paths.grammar}>Start with the map</TextLink>
      </p>
      <p className="mt-4">
        <a href="/third-party.txt" className={textLinkClasses}>
          Licences of the software we use
        </a>
      </p>
    </>
  )
}
