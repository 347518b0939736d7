import './styles.css'
import { keepUntilTakeOver, wholePage } from './before-take-over'
import { afterFirstPaint } from './lib/after-first-paint'
import { showAppearance } from './lib/appearance'

/**
 * A prerendered page can be read without its scripts. If they fail to load, this says what does not work and how
 * to fix it.
 */
function offerRetry(error: unknown): void {
  console.error(error)
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className = 'sticky bottom-0 z-50 border-t-4 border-signal bg-card p-4 text-center font-bold'
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Try again'
  retry.className = 'ml-3 min-h-11 rounded-full border border-transparent bg-ink px-5 text-paper'
  retry.addEventListener('click', () => window.location.reload())
  notice.append('Part of this page didn’t load, so some buttons and exercises may not work yet.', retry)
  document.body.append(notice)
}

showAppearance()

const { takenOver, giveUp } = keepUntilTakeOver()

/**
 * Preloads every file that the app will import for this page, so that the browser does not have to discover them one by
 * one.
 */
function preloadFiles(): void {
  const files = document.getElementById('root')?.dataset['files']
  for (const file of files?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
}

/** Starts the app after the first paint, so that scripts do not compete with it. */
async function run(): Promise<void> {
  await afterFirstPaint()
  preloadFiles()
  const { start } = await import('./main')
  await wholePage()
  // Yields, so that presses made while the script was being parsed are handled before it runs.
  await new Promise((resolve) => setTimeout(resolve))
  await start()
  takenOver()
}

run().catch((error: unknown) => {
  giveUp()
  offerRetry(error)
})
