import { loadToaster } from '@/lib/toast'
import type { ActivateUpdate } from './register-service-worker'

async function update(activate: ActivateUpdate): Promise<void> {
  if (await activate()) window.location.reload()
  else
    (await loadToaster()).info('Próxima is open in another tab', {
      description: 'Close the other tab to get the new version.',
    })
}

/**
 * Offers the new version instead of reloading, so that nobody loses an unfinished answer. There is one notice, however
 * many releases come while the page is open.
 */
export async function offerNewVersion(activate: ActivateUpdate): Promise<void> {
  const toast = await loadToaster()
  toast('There’s a new version of Próxima', {
    id: 'new-version',
    description: 'You’ll get it the next time you open the site.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Update now', onClick: () => void update(activate) },
  })
}
