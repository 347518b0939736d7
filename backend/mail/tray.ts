import type { PGlite } from '@electric-sql/pglite'
import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { plainText } from './template.ts'
import { type TrayAccess, trayCookie } from './tray-access.ts'

const maxShown = 50

const refusal =
  'To open the mail tray, use the address that the server printed in its terminal, next to “Mail tray”. The address changes each time the server starts.'

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // The links carry sign-in tokens.
  'Referrer-Policy': 'no-referrer',
}

/** A row of auth.outbox. */
interface Mail {
  id: number
  to_address: string
  subject: string
  link: string
  code: string | null
  html: string
  created_at: Date
}

/** The emails that a hosted project would have sent, newest first. Only for requests that `access` allows. */
export function mailTray(database: PGlite, access: TrayAccess): Hono {
  const app = new Hono()

  app.get('/', async (context) => {
    const key = context.req.query('key')
    if (key !== undefined && access.isKey(key)) {
      // Move the key to a cookie, so that it does not stay in the browser's history or the address bar.
      setCookie(context, trayCookie, key, {
        path: '/mail',
        httpOnly: true,
        sameSite: 'Strict',
        secure: access.isSecure,
      })
      return context.redirect('/mail', 303)
    }
    if (!access.isAllowed(context)) return context.text(refusal, 403)
    const { rows } = await database.query<Mail>(`select * from auth.outbox order by id desc limit $1`, [
      maxShown,
    ])
    return context.html(showPage(rows), 200, headers)
  })

  // The email as it would arrive: its HTML, or its plain text.
  app.get('/:file{\\d{1,15}\\.(?:html|txt)}', async (context) => {
    if (!access.isAllowed(context)) return context.text(refusal, 403)
    const [id, kind] = context.req.param('file').split('.')
    const { rows } = await database.query<Mail>(`select * from auth.outbox where id = $1`, [id])
    const [mail] = rows
    if (mail === undefined) return context.text('This email does not exist.', 404)
    if (kind === 'txt') return context.text(plainText(mail.html), 200, headers)
    return context.html(raw(mail.html), 200, headers)
  })
  return app
}

function showPage(mails: Mail[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mail tray – Próxima</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
      body { max-width: 44rem; margin: 0 auto; padding: 1.5rem }
      ol { list-style: none; padding: 0 }
      li { border-top: 1px solid; padding: .5rem 0 1rem }
      h2 { font-size: 1.125rem; margin: .5rem 0 }
      p { margin: .25rem 0; overflow-wrap: anywhere }
    </style>
  </head>
  <body>
    <main>
      <h1>Mail tray</h1>
      <p>No email leaves this machine. Here are the emails that would have been sent, newest first. <a href="/mail">Reload</a></p>
      ${mails.length === 0 ? html`<p>The tray is empty.</p>` : html`<ol>${mails.map(showMail)}</ol>`}
    </main>
  </body>
</html>
`
}

function showMail(mail: Mail) {
  return html`<li>
        <article>
          <h2>${mail.subject}</h2>
          <p>To <strong>${mail.to_address}</strong>, <time datetime="${mail.created_at.toISOString()}">${mail.created_at.toUTCString()}</time></p>
          <p><a href="${mail.link}">${mail.subject} as ${mail.to_address}</a></p>
          ${mail.code === null ? '' : html`<p>Code: <code>${mail.code}</code></p>`}
          <p>View: <a href="/mail/${mail.id}.html">HTML</a>, <a href="/mail/${mail.id}.txt">plain text</a></p>
        </article>
      </li>`
}
