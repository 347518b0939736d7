import { rooms } from './rooms'
import { TextLink } from './ui/text-link'

const papers = [rooms.listening, rooms.reading, rooms.writing, rooms.speaking] as const

/** Links from the end of a lesson to the practice for each exam paper. */
export function RoomLinks({ className }: { className?: string }) {
  return (
    <p className={className}>
      Use it in exam practice:{' '}
      {papers.map(({ to, name }, index) => (
        <span key={to}>
          {index > 0 && ' · '}
          <TextLink to={to} className="whitespace-nowrap">
            {name}
          </TextLink>
        </span>
      ))}
    </p>
  )
}
