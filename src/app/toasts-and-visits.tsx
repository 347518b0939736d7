import { Analytics } from '@vercel/analytics/react'
import { Toaster } from 'sonner'
import { appearance } from '@/lib/appearance'
import { useDeviceSetting } from '@/lib/use-device-setting'

/** Only the page's path is counted: no query and no fragment, which may carry a code or a token. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, window.location.origin)
  return origin + pathname
}

/** What the frame needs, but not on the first screen: a place for toasts, and the counting of visits. */
export function ToastsAndVisits() {
  const theme = useDeviceSetting(appearance.theme)
  return (
    <>
      <Toaster
        richColors
        closeButton
        position="top-center"
        theme={theme === 'device' ? 'system' : theme}
        duration={6000}
        style={{ fontFamily: 'inherit' }}
      />
      {import.meta.env.PROD && (
        <Analytics mode="production" beforeSend={(event) => ({ ...event, url: withoutQuery(event.url) })} />
      )}
    </>
  )
}
