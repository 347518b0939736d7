import { Card } from '@/components/ui/card'
import { TextLink, textLinkClasses } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { type Kept, keptInAccount, keptInTab, keptOnDevice } from './kept'

function KeptTable({ caption, kept }: { caption: string; kept: readonly Kept[] }) {
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1 pr-4 font-bold">
            What
          </th>
          <th scope="col" className="w-2/5 py-1 font-bold">
            How long
          </th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ what, until }) => (
          <tr key={what} className="border-t border-rule align-top">
            <td className="py-2 pr-4">{what}.</td>
            <td className="py-2">{until}.</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** All that the page says. */
export function PrivacyText() {
  const contact = import.meta.env.VITE_CONTACT_EMAIL
  return (
    <>
      <p className="mt-5 max-w-prose text-xl">
        In short: without an account we keep neither your name nor what you do here. With one we keep what you
        see on your map, and you can take it along or delete it yourself, at any time and without asking
        anybody.
      </p>
      <div className="mt-10 stack-6">
        <Card aria-labelledby="account-data">
          <h2 id="account-data" className="text-2xl">
            With an account, in our database
          </h2>
          <p className="mt-2 max-w-prose">
            No other student can read it: the database itself sees to that, whatever a page or a program asks
            for. Whoever runs this site can. Where others do a part of the work for them, they handle it too,
            and for that alone: Supabase, where it runs the database, and the service that sends our mails. We
            sell nothing and give nothing to anybody else.
          </p>
          <KeptTable caption="What is kept with an account" kept={keptInAccount} />
          <p className="mt-3 max-w-prose">
            An account whose address nobody confirms is deleted 30 days after the last mail to it.
          </p>
        </Card>
        <Card aria-labelledby="device-data">
          <h2 id="device-data" className="text-2xl">
            On your own device
          </h2>
          <p className="mt-2 max-w-prose">
            Kept by your browser. Only the keys of your sign-in are sent, to our server. What you answered and
            wrote you can see, save and clear <TextLink to={paths.device}>on the About page</TextLink>, and
            your plan <TextLink to={paths.plan}>on its own</TextLink>; the rest goes when you clear the site’s
            data in your browser. There are no cookies.
          </p>
          <KeptTable caption="What is kept on your device" kept={keptOnDevice} />
          <p className="mt-3 max-w-prose">
            Neither signing out nor deleting your account clears what you answered and wrote: on a shared
            computer, clear it before you go. The pages of the site are kept as well, so that they open
            without a network. What you say in the speaking room stays in the open page, and is gone with it.
          </p>
          <KeptTable caption="What is kept until you close the tab" kept={keptInTab} />
        </Card>
        <Card aria-labelledby="visits">
          <h2 id="visits" className="text-2xl">
            What is counted
          </h2>
          <p className="mt-2 max-w-prose">
            Where Vercel hosts this site, its Web Analytics counts visits for us, without cookies; anywhere
            else nothing is counted. It records which page was opened and when, the page that led to it, the
            country and region, and the kind of device, system and browser. To count you once, it makes a
            number out of your request and throws it away after 24 hours. Your name and your account are no
            part of it.
          </p>
          <p className="mt-3 max-w-prose">
            The servers that send you the pages, and those that answer them, note each request with its
            network address, as servers everywhere do, and throw that away after some days or weeks.
          </p>
        </Card>
        <Card aria-labelledby="leave">
          <h2 id="leave" className="text-2xl">
            How to take it along, and how to leave
          </h2>
          <p className="mt-2 max-w-prose">
            On <TextLink to={paths.account}>your account</TextLink> you download everything in the first table
            as one file, without what is secret, change your name, address and password, sign out everywhere,
            and delete the account. Deleting takes effect at once: every row of the first table goes from the
            database. The copies that are kept in case the database breaks hold it until they are thrown away,
            after 30 days at most. You need not say why.
          </p>
          <p className="mt-3 max-w-prose">
            {contact ? (
              <>
                A question, or no way into your account any more? Write to{' '}
                <a href={`mailto:${contact}`} className={classNames('break-words', textLinkClasses)}>
                  {contact}
                </a>{' '}
                from the email address of your account.
              </>
            ) : (
              <>
                A question, or no way into your account any more? Ask the teacher or group that gave you the
                address of this site: they know who runs it.
              </>
            )}
          </p>
        </Card>
      </div>
    </>
  )
}
