import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { textLinkClasses } from '@/components/ui/text-link'
import { reportAddress } from './report-address'

/** Remembers the last selection, because clicking a link clears it. */
function useSelected() {
  const selected = useRef('')
  useEffect(() => {
    const saveSelection = () => {
      const text = document.getSelection()?.toString() ?? ''
      if (text.trim() !== '') selected.current = text
    }
    document.addEventListener('selectionchange', saveSelection)
    return () => document.removeEventListener('selectionchange', saveSelection)
  }, [])
  return selected
}

/** A link to report a mistake. Renders nothing if no contact is configured. */
export function ReportMistake({ title }: { title: string }) {
  const { pathname } = useLocation()
  const selected = useSelected()
  const at = (page: string) => reportAddress({ page, title, sentence: selected.current }, import.meta.env)
  const address = at(pathname)
  if (address === undefined) return null
  const isMail = address.startsWith('mailto:')
  return (
    <p className="mt-4 max-w-prose">
      Is something wrong on this page?{' '}
      <a
        href={address}
        onClick={({ currentTarget }) => {
          currentTarget.href = at(window.location.href) ?? address
        }}
        className={textLinkClasses}
      >
        {isMail ? 'Report a mistake by email' : 'Report a mistake on GitHub'}
      </a>
      . Select the sentence first and we’ll fill it in for you.
    </p>
  )
}
