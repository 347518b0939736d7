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
        In short: without an account we keep nothing about you. With one we keep what you see on your map, and
        you can take it along or delete it yourself, at any time and without asking anybody.
      </p>
      <div className="mt-10 stack-6">
        <Card aria-labelledby="account-data">
          <h2 id="account-data" className="text-2xl">
            With an account, in our database
          </h2>
          <p className="mt-2 max-w-prose">
            Only you can read it: the database itself sees to that, whatever a page or a program asks for.
            Whoever runs this site can reach the database as well, and the company that runs it for them,
            where one does (Supabase); nobody else. We sell nothing and pass nothing on. Supabase also notes
            each request with its network address, as servers do, and throws that away after some days or
            weeks.
          </p>
          <KeptTable caption="What is kept with an account" kept={keptInAccount} />
        </Card>
        <Card aria-labelledby="device-data">
          <h2 id="device-data" className="text-2xl">
            On your own device
          </h2>
          <p className="mt-2 max-w-prose">
            Kept by your browser, sent to nobody. You can see, save and clear it{' '}
            <TextLink to={paths.device}>on the About page</TextLink>, and your plan{' '}
            <TextLink to={paths.plan}>on its own</TextLink>. There are no cookies.
          </p>
          <KeptTable caption="What is kept on your device" kept={keptOnDevice} />
          <p className="mt-3 max-w-prose">
            The pages of the site are kept as well, so that they open without a network. What you say in the
            speaking room stays in the open page, and is gone with it.
          </p>
          <KeptTable caption="What is kept until you close the tab" kept={keptInTab} />
        </Card>
        <Card aria-labelledby="visits">
          <h2 id="visits" className="text-2xl">
            What is counted
          </h2>
          <p className="mt-2 max-w-prose">
            Where Vercel hosts this site, its Web Analytics counts visits for us, without cookies. It records
            which page was opened and when, the page that led to it, the country and region, and the kind of
            device, system and browser. To count a visitor once, it makes a code out of the request and
            discards it after 24 hours. None of this is tied to your name, your account or your network
            address.
          </p>
        </Card>
        <Card aria-labelledby="leave">
          <h2 id="leave" className="text-2xl">
            How to take it along, and how to leave
          </h2>
          <p className="mt-2 max-w-prose">
            On <TextLink to={paths.account}>your account</TextLink> you download everything in the first table
            as one file, without what is secret, change your name, address and password, sign out everywhere,
            and delete the account. Deleting takes effect at once and for good: every row of the first table
            goes. You need not say why.
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
