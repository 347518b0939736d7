import { useId } from 'react'
import { choices, choose, type Setting } from '@/lib/appearance'
import { useChoice } from '@/lib/use-choice'

const names: Record<Setting, string> = { theme: 'Theme', text: 'Text' }

function Chooser({ name }: { name: Setting }) {
  const chosen = useChoice(name)
  const id = useId()
  return (
    <p className="flex items-center gap-2">
      <label htmlFor={id} className="font-bold">
        {names[name]}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const choice = choices[name].find((one) => one === target.value)
          if (choice !== undefined) choose(name, choice)
        }}
        className="min-h-11 rounded-md border border-sign-muted bg-sign px-2 text-on-sign capitalize"
      >
        {choices[name].map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Theme and size of the letters, for who wants them otherwise than the device has them. */
export function Appearance() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Chooser name="theme" />
      <Chooser name="text" />
    </div>
  )
}
