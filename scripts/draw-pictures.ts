/**
 * `npx tsx scripts/draw-pictures.ts`: draws the installed site's images: icons from public/icon.svg, preview pictures
 * for links, and screenshots of the built site. Run it after changing the logo, the map or the pages.
 */
import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { Site } from '../tests/support/site'
import { launchOptions } from './browser'
import { drawSharedPictures } from './draw-shared-pictures'

const icon = readFileSync('public/icon.svg', 'utf8')
/**
 * Drawn to the edge, for icons that a phone crops. The station is within the inner four fifths, which are
 * never cropped.
 */
const fullBleedIcon = icon.replace('rx="6" ', '').replace('M2 16h28', 'M0 16h32')

async function drawIcon(browser: Browser, drawing: string, size: number, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  await page.screenshot({ path, omitBackground: true })
  await page.close()
}

async function takeScreenshot(
  browser: Browser,
  address: string,
  path: string,
  isWide: boolean,
): Promise<void> {
  const viewport = isWide ? { width: 1280, height: 800 } : { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, deviceScaleFactor: isWide ? 1 : 2, serviceWorkers: 'block' })
  await page.goto(address)
  await page.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
  await page.screenshot({ path })
  await page.close()
}

const browser = await chromium.launch(launchOptions())
for (const size of [192, 512]) await drawIcon(browser, icon, size, `public/icons/${size}.png`)
await drawIcon(browser, fullBleedIcon, 512, 'public/icons/maskable-512.png')
await drawIcon(browser, fullBleedIcon, 180, 'public/icons/apple-touch.png')
await drawSharedPictures(browser, 'public')

const site = await Site.start()
await takeScreenshot(browser, `${site.origin}/grammar`, 'public/screenshots/map-narrow.png', false)
await takeScreenshot(
  browser,
  `${site.origin}/grammar/ser-estar`,
  'public/screenshots/lesson-narrow.png',
  false,
)
await takeScreenshot(browser, `${site.origin}/grammar`, 'public/screenshots/map-wide.png', true)
await site.remove()
await browser.close()
