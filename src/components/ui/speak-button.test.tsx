import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SpeakButton, useSpokenIds } from './speak-button'

// jsdom has no voices.
vi.mock('@/lib/speech', () => ({ useCanSpeak: () => 'yes', useVoice: () => () => undefined }))

function Row() {
  const said = useSpokenIds()
  return (
    <p>
      <span id={said('a')} lang="es" translate="no">
        La fiesta es en mi casa.
      </span>
      <SpeakButton text="La fiesta es en mi casa." textId={said('a')} />
    </p>
  )
}

test('a listen button is named after the Spanish text beside it', () => {
  render(<Row />)
  const button = screen.getByRole('button', { name: 'Listen to La fiesta es en mi casa.' })
  const [own, other = ''] = (button.getAttribute('aria-labelledby') ?? '').split(' ')
  expect(own).toBe(button.id)
  expect(document.getElementById(other)).toHaveAttribute('lang', 'es')
  expect(button.getAttribute('aria-label')).not.toMatch(/fiesta/)
})

test('the listen button of a long text has only the start of the text in its name', () => {
  render(<SpeakButton text="Hace un año, mi madre me dijo que nos íbamos a Chile." />)
  expect(screen.getByRole('button', { name: 'Listen to the text' })).toBeVisible()
})
