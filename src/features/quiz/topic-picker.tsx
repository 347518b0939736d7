import { inputClasses } from '@/components/ui/field'
import { quizThemes } from '@/content/practice/themes'
import { lessonEntry } from '@/content/registry'
import { roadmap } from '@/content/roadmap'

/** Picks all topics, a line on the map, a stop or a theme. The empty string means all topics. */
export function TopicPicker({ topic, onPick }: { topic: string; onPick: (topic: string) => void }) {
  return (
    <label className="block font-bold">
      Topic
      <select
        value={topic}
        onChange={(event) => onPick(event.target.value)}
        className={inputClasses('on-page', 'mt-1 block max-w-sm')}
      >
        <option value="">All topics</option>
        {roadmap.map((line) => (
          <option key={line.id} value={line.id}>
            {line.name} only
          </option>
        ))}
        {roadmap.flatMap((line) =>
          line.levels.map((level) => (
            <optgroup key={level.id} label={level.name}>
              {level.stops.map((id) => (
                <option key={id} value={id}>
                  {lessonEntry(id).title}
                </option>
              ))}
            </optgroup>
          )),
        )}
        <optgroup label="More than one stop">
          {Object.entries(quizThemes).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
