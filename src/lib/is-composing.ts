import type { KeyboardEvent } from 'react'

/**
 * Whether a key press belongs to an input method, such as the Enter that accepts a Japanese word. Safari sends that Enter
 * after the composition has ended, and only its key code shows what it was.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
