/**
 * Draws the preview picture of each shared page: the lesson's stretch of the map, 1200 × 630. Each picture's data is
 * stored in its file, so that a test can tell when it has to be redrawn.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { palette } from '../tailwind.config'
import { type DrawnPicture, drawnPictures } from '../tests/support/drawn-pictures'

const width = 1200
const height = 630

const line = { y: 458, weight: 14 }

/** The map colours of the light theme. */
const colourOf = (level: DrawnPicture['stops'][number]['level']) =>
  palette[level === 'tenses' ? 'ink' : level][0]

/** Positions the stops across the whole width. */
function positionsOf({ stops }: DrawnPicture): { step: number; positions: number[] } {
  const step = (stops.length > 6 ? 1060 : 960) / (stops.length - 1)
  const first = (width - step * (stops.length - 1)) / 2
  return { step, positions: stops.map((_, index) => first + step * index) }
}

function drawLine(picture: DrawnPicture): string {
  const { stops, here, comesFrom = false, goesOn = false } = picture
  const { step, positions } = positionsOf(picture)
  const { y, weight } = line
  const track = stops.map(({ level }, index) => {
    const x = positions[index] ?? 0
    // Extend the line beyond the stretch, except where the line ends.
    const from = index === 0 && !comesFrom ? x : x - step / 2
    const to = index === stops.length - 1 && !goesOn ? x : x + step / 2
    return `<path d="M${Math.round(from)} ${y}H${Math.round(to)}" stroke="${colourOf(level)}" stroke-width="${weight}"/>`
  })
  const between = stops.slice(1).map((next, index) => {
    const before = stops[index]
    const x = (positions[index] ?? 0) + step / 2
    if (step < 100) return ''
    // The transfer station.
    if (before?.level === 'intermediate' && next.level === 'standard')
      return `<g stroke="${palette.ink[0]}"><circle cx="${x}" cy="${y}" r="25" fill="${palette.card[0]}" stroke-width="7"/><path d="M${x - 11} ${y - 5}h22l-7 -7m7 17h-22l7 7" stroke-width="4"/></g>`
    return `<path d="M${x - 6} ${y - 20}L${x + 16} ${y}L${x - 6} ${y + 20}z" fill="${colourOf(next.level)}"/>`
  })
  const roundels = stops.map(({ number, level }, index) => {
    const x = positions[index] ?? 0
    const isHere = index === here
    const r = isHere ? 36 : step > 100 ? 25 : 18
    const ring = isHere ? `<circle cx="${x}" cy="${y}" r="${r + 14}" fill="${palette.signal[0]}"/>` : ''
    const size = isHere ? 34 : step > 100 ? 24 : 17
    return `${ring}<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.card[0]}" stroke="${colourOf(level)}" stroke-width="${isHere ? 11 : step > 100 ? 8 : 6}"/>
      <text x="${x}" y="${y + size * 0.36}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${palette.ink[0]}">${number ?? ''}</text>`
  })
  return `<svg viewBox="0 0 ${width} ${height}" fill="none">${[...track, ...between, ...roundels].join('')}</svg>`
}

const levelNames = {
  foundation: 'IGCSE Foundation',
  intermediate: 'IGCSE Intermediate',
  standard: 'IB Standard',
  higher: 'IB Higher',
  tenses: '',
}

/**
 * Labels each stop with its name or, when there is no room, the first stop of each level with the level's
 * name.
 */
function labelStops(picture: DrawnPicture): string {
  const { stops, here } = picture
  const { step, positions } = positionsOf(picture)
  return stops
    .map(({ name, level }, index) => {
      const x = positions[index] ?? 0
      if (step > 100)
        return `<p class="${index === here ? 'here' : ''}" style="left:${x - step / 2 + 8}px;width:${step - 16}px">${name}</p>`
      return level === stops[index - 1]?.level
        ? ''
        : `<p class="level" style="left:${x - 20}px;color:${colourOf(level)}">${levelNames[level]}</p>`
    })
    .join('')
}

const html = (picture: DrawnPicture) => `<!doctype html><html lang="en"><style>
  body { margin: 0; width: ${width}px; height: ${height}px; background: ${palette.paper[0]}; color: ${palette.ink[0]}; font: 700 25px/1.15 "Helvetica Neue", Helvetica, Arial, sans-serif; position: relative; overflow: hidden }
  header { box-sizing: border-box; height: 372px; padding: 40px 64px 0; background: ${palette.sign[0]}; color: ${palette['on-sign'][0]} }
  .bar { display: flex; align-items: center; gap: 14px; font-size: 36px }
  .bar svg { width: 60px }
  .where { margin-left: auto; font-size: 28px; color: ${palette['sign-muted'][0]} }
  .sign { position: absolute; left: 64px; top: 120px; padding: 5px 14px; border-radius: 5px; background: ${palette.signal[0]}; color: ${palette['on-signal'][0]}; font-size: 28px }
  .name { position: absolute; left: 64px; right: 64px; top: 172px; height: 172px; display: flex; flex-direction: column; justify-content: center }
  h1 { margin: 0; letter-spacing: -0.025em; line-height: 1.06; white-space: nowrap; width: max-content }
  h2 { margin: 10px 0 0; font-size: 40px; font-weight: 400; color: ${palette['sign-muted'][0]} }
  body > svg { position: absolute; inset: 0 }
  p { position: absolute; top: 508px; margin: 0; text-align: center; color: ${palette.muted[0]}; text-wrap: balance }
  p.here { top: 520px; color: ${palette.ink[0]}; font-size: 28px }
  p.level { text-align: left; font-size: 26px; white-space: nowrap }
</style>
<header>
  <div class="bar"><svg viewBox="0 0 32 18"><g transform="translate(0 -7)"><path d="M0 16h32" stroke="${palette.signal[0]}" stroke-width="4"/><circle cx="16" cy="16" r="6.5" fill="${palette.sign[0]}" stroke="${palette.signal[0]}" stroke-width="4"/></g></svg>Próxima<span class="where">${picture.where}</span></div>
  <div class="sign">Próxima estación</div>
  <div class="name"><h1 style="font-size:100px">${picture.title}</h1><h2 lang="es">${picture.subtitle}</h2></div>
</header>${drawLine(picture)}${labelStops(picture)}`

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/**
 * Encodes a PNG with a palette of at most 256 colours, a third of the size of the browser's screenshot. Each
 * byte of `pixels` is an index into `colours`.
 */
function png(colours: readonly number[], pixels: Buffer, text: string): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(y * width, (y + 1) * width)]),
  )
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('iTXt', Buffer.from(`Description\0\0\0\0\0${text}`)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * The most common colours of the picture, and for each pixel the index of the nearest one. Runs in the
 * browser.
 */
async function reduce(address: string): Promise<{ colours: number[]; pixels: string }> {
  const image = await createImageBitmap(await (await fetch(address)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (context === null) throw new Error('The browser has no canvas')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const counts = new Map<number, number>()
  const pixels: number[] = []
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    const colour = (red << 16) | (green << 8) | blue
    pixels.push(colour)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const colours = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 64)
    .map(([colour]) => colour)
  const positions = new Map<number, number>()
  for (const colour of counts.keys()) {
    const distances = colours.map((other) =>
      [16, 8, 0].reduce((sum, shift) => sum + (((colour >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0),
    )
    positions.set(colour, distances.indexOf(Math.min(...distances)))
  }
  return { colours, pixels: pixels.map((colour) => String.fromCharCode(positions.get(colour) ?? 0)).join('') }
}

/** Redraws all pictures into `folder`. */
export async function drawSharedPictures(browser: Browser, folder: string): Promise<void> {
  rmSync(join(folder, 'og'), { recursive: true, force: true })
  mkdirSync(join(folder, 'og'), { recursive: true })
  const page = await browser.newPage({ viewport: { width, height } })
  for (const picture of await drawnPictures()) {
    await page.setContent(html(picture))
    // The largest font size that fits on the sign.
    await page.locator('h1').evaluate((title: HTMLElement) => {
      for (let size = 100; title.offsetWidth > 1072; size -= 2) title.style.fontSize = `${size}px`
    })
    const screenshot = await page.screenshot()
    const { colours, pixels } = await page.evaluate(
      reduce,
      `data:image/png;base64,${screenshot.toString('base64')}`,
    )
    writeFileSync(
      join(folder, picture.file),
      png(colours, Buffer.from(pixels, 'latin1'), JSON.stringify(picture)),
    )
  }
  await page.close()
}
