import { useId } from 'react'
import { MyExamSettings } from '@/components/my-exam/my-exam'
import { appearance } from '@/lib/appearance'
import type { DeviceSetting } from '@/lib/device-setting'
import { useDeviceSetting } from '@/lib/use-device-setting'

function SettingSelect<Value extends string>({
  name,
  setting,
}: {
  name: string
  setting: DeviceSetting<Value>
}) {
  const chosen = useDeviceSetting(setting)
  const id = useId()
  return (
    <p className="flex items-center gap-2">
      <label htmlFor={id} className="font-bold">
        {name}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const choice = setting.values.find((one) => one === target.value)
          if (choice !== undefined) setting.choose(choice)
        }}
        className="min-h-11 rounded-md border border-sign-muted bg-sign px-2 text-on-sign capitalize"
      >
        {setting.values.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Lets a student choose the exam, and override the device's theme and text size. */
export function AppearanceSettings() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <SettingSelect name="Theme" setting={appearance.theme} />
      <SettingSelect name="Text" setting={appearance.text} />
      <MyExamSettings />
    </div>
  )
}
