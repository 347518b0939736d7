import type { ReactNode } from 'react'
import { whyMute } from '@/components/ui/voice-hint'
import { useCanSpeak } from '@/lib/speech'
import { useFocusWhen } from '@/lib/use-focus-when'

interface Way {
  device: string
  /** Matches the device's user agent. */
  is: RegExp
  steps: ReactNode
}

/** How to install a Spanish voice on each kind of device. Menu names differ between versions. */
const ways: readonly Way[] = [
  {
    device: 'iPhone or iPad',
    is: /iPhone|iPad/,
    steps: (
      <>
        Settings → Accessibility → Spoken Content (in newer versions: Read &amp; Speak) → Voices → Spanish.
        Choose a voice and tap the cloud to download it.
      </>
    ),
  },
  {
    device: 'Android',
    is: /Android/,
    steps: (
      <>
        Settings → System → Languages &amp; input → Text-to-speech output. On some phones it’s under General
        management or Accessibility. Choose Google’s speech services, then the gear icon next to it → Install
        voice data → Spanish (Spain) or Spanish (United States).
      </>
    ),
  },
  {
    device: 'Chromebook',
    is: /CrOS/,
    steps: (
      <>
        Settings → Accessibility → Text-to-speech → Text-to-speech voice settings, then choose a Spanish
        voice. If there isn’t one, add Spanish under Settings → Device or System preferences → Languages.
      </>
    ),
  },
  {
    device: 'Windows',
    is: /Windows/,
    steps: (
      <>
        Settings → Time &amp; language → Speech → Manage voices → Add voices → Spanish (Spain) or Spanish
        (Mexico). Or open this page in Edge, which has Spanish voices when you’re online.
      </>
    ),
  },
  {
    device: 'Mac',
    is: /Macintosh/,
    steps: (
      <>
        System Settings → Accessibility → Spoken Content (in newer versions: Read &amp; Speak) → System voice
        → Manage Voices → Spanish. Download one, such as{' '}
        <span lang="es" translate="no">
          Mónica
        </span>
        .
      </>
    ),
  },
  {
    device: 'Linux',
    is: /Linux/,
    steps: (
      <>
        Firefox uses the Speech Dispatcher voices: install <code>speech-dispatcher</code> and{' '}
        <code>espeak-ng</code>. Chrome has its own Spanish voices when you’re online. Chromium doesn’t.
      </>
    ),
  },
]

/** Puts the detected device first. An iPad may identify itself as a Mac, so touch support decides. */
function inOrder(): readonly Way[] {
  const { userAgent, maxTouchPoints } = navigator
  const name = /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'iPad' : userAgent
  const mine = ways.find(({ is }) => is.test(name))
  return mine === undefined ? ways : [mine, ...ways.filter((way) => way !== mine)]
}

/** Client-only, because only the browser knows the device. */
function HowToGetOne() {
  const [first, ...others] = inOrder()
  return (
    <>
      {first !== undefined && (
        <p className="mt-2">
          <b>{first.device} (probably this device):</b> {first.steps}
        </p>
      )}
      <details className="mt-2">
        <summary className="min-h-6 underline underline-offset-4">On another device</summary>
        <dl className="mt-2 stack-2">
          {others.map(({ device, steps }) => (
            <div key={device}>
              <dt className="font-bold">{device}</dt>
              <dd>{steps}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-2 text-muted">
        Menus have slightly different names in each version. If one isn’t there, search the settings for “text
        to speech” or “voices”. Then close the browser, open it again and come back. On a school computer, ask
        whoever looks after it.
      </p>
    </>
  )
}

/** Explains why there is no sound, what to do without it, and how to get a voice. */
export function NoVoice({
  isAnswer = false,
  children,
}: {
  /** Whether this is shown in response to a press. */
  isAnswer?: boolean
  children: ReactNode
}) {
  // Scroll to the notice, because the page may have scrolled to the questions by then.
  const canSpeak = useCanSpeak()
  const notice = useFocusWhen<HTMLParagraphElement>(isAnswer, { scroll: true })
  return (
    <div className="border-l-4 border-almost pl-4 print:hidden">
      <p ref={notice} tabIndex={-1} className="font-bold outline-none">
        {`${whyMute(canSpeak)}, so you can’t hear anything${canSpeak === 'failed' ? '. Reload the page to try again.' : ' yet.'}`}
      </p>
      {children}
      <details className="mt-2 max-w-prose">
        <summary className="min-h-6 font-bold underline underline-offset-4">
          {`How to get ${canSpeak === 'failed' ? 'another' : 'one'} in a minute`}
        </summary>
        <HowToGetOne />
      </details>
    </div>
  )
}
