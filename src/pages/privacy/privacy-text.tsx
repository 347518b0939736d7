import { Card } from '@/components/ui/card'
import { TextLink, textLinkClasses } from '@/components/ui/text-link'
import { classNames } from '@/lib/class-names'
import { paths } from '@/paths'
import { type StoredData, storedInAccount, storedInTab, storedOnDevice } from './stored-data'

/** The date on which the page's text, including the tables, last changed. A test enforces it. */
export const lastChanged = '2026-11-27'

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function StoredDataTable({ caption, data }: { caption: string; data: readonly StoredData[] }) {
  const runs = import.meta.env.VITE_SUPABASE_URL ? 'hosted' : 'embedded'
  const here = data.filter(({ only = runs }) => only === runs)
  return (
    <table className="mt-4 w-full text-left wrap-anywhere">
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
        {here.map(({ what, until, untilHosted = until }) => (
          <tr key={what} className="border-t border-rule align-top">
            <td className="py-2 pr-4">{what}.</td>
            <td className="py-2">{runs === 'hosted' ? untilHosted : until}.</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function PrivacyText() {
  const contact = import.meta.env.VITE_CONTACT_EMAIL
  const isHosted = Boolean(import.meta.env.VITE_SUPABASE_URL)
  return (
    <>
      <p className="mt-5 max-w-prose text-xl">
        Without an account we know neither your name nor what you answer or write here. But where Vercel hosts
        this site, visits are counted, as explained below. With an account we store your name, your email
        address, your password in a form that nobody can read back, when you signed in, and which lessons you
        have finished, with your stars. You can download all of this except the password, and delete it, at
        any time, without asking anybody.
      </p>
      <p className="mt-3 text-muted">
        This page was last updated on{' '}
        <time dateTime={lastChanged}>{inWords.format(new Date(lastChanged))}</time>.
      </p>
      <div className="mt-10 stack-6">
        <Card aria-labelledby="who">
          <h2 id="who" className="text-2xl">
            Who runs this site
          </h2>
          <p className="mt-2 max-w-prose">
            {contact ? (
              <>
                The people who answer at{' '}
                <a href={`mailto:${contact}`} className={classNames('break-words', textLinkClasses)}>
                  {contact}
                </a>{' '}
                run this site and are responsible for what is stored here. Do you have a question, or are you
                locked out of your account? Write to them from the email address of your account.
              </>
            ) : (
              <>
                This copy of the site doesn’t say who is responsible for it. Do you have a question, or are
                you locked out of your account? Ask the teacher or group that gave you its address: they know
                who runs it.
              </>
            )}{' '}
            If they do not help, you can complain to your country’s data protection authority.
          </p>
        </Card>
        <Card aria-labelledby="why">
          <h2 id="why" className="text-2xl">
            Why we store it
          </h2>
          <p className="mt-2 max-w-prose">
            To sign you in, to keep others out of your account, to send the emails that you ask for, to show
            your name in the menu, and to show you on every device which lessons you have finished and how you
            rated them. Where visits are counted, it is to see which pages are used. Nothing is stored for
            advertising.
          </p>
        </Card>
        <Card aria-labelledby="where">
          <h2 id="where" className="text-2xl">
            Where it is stored
          </h2>
          <p className="mt-2 max-w-prose">
            Your account:{' '}
            {isHosted
              ? 'in a database that a company runs for this site. The people who run the site chose where in the world it is, and they can tell you.'
              : 'on the computer that sends you these pages, and in its backup copies.'}{' '}
            What you answer and write: in your own browser, on this device. The companies that run the servers
            keep a record of requests, and may count visits: see “What is counted”.
          </p>
        </Card>
        <Card aria-labelledby="account-data">
          <h2 id="account-data" className="text-2xl">
            With an account, in our database
          </h2>
          <p className="mt-2 max-w-prose">
            No other student can read it: the database itself makes sure of that, whatever a page or a program
            asks for. The people who run this site can.{' '}
            {isHosted &&
              'So can the companies that work for them, but only to do that work: Supabase, an American company, which runs the database, and the service that sends our emails. '}
            We do not sell anything or give anything to anybody else.
          </p>
          <StoredDataTable caption="What is stored with an account" data={storedInAccount} />
          <p className="mt-3 max-w-prose">
            If nobody confirms an account’s email address, the account is deleted 30 days after our last email
            to it. Under 16? Ask a parent before you create an account.
          </p>
        </Card>
        <Card aria-labelledby="device-data">
          <h2 id="device-data" className="text-2xl">
            On your own device
          </h2>
          <p className="mt-2 max-w-prose">
            Your browser stores what is listed here. Only your sign-in keys are sent anywhere, and only to our
            server. You can see, save and delete what you answered and wrote{' '}
            <TextLink to={paths.device}>on the About page</TextLink>, and your plan{' '}
            <TextLink to={paths.plan}>on its own page</TextLink>. The rest is deleted when you delete this
            site’s data in your browser. We set no cookies.
          </p>
          <StoredDataTable caption="What is stored on your device" data={storedOnDevice} />
          <p className="mt-3 max-w-prose">
            <strong>While you are signed in,</strong> what you answer and write, and your plan, are stored
            under your account number. When you sign out, our pages hide them. When you sign in again in the
            same browser, you see them again. Until then they stay in that browser’s storage. They are not
            encrypted, so anybody who knows how to look there can read them. On a shared computer, choose
            “Remove my work from this computer” in the menu under your name before you go. Deleting your
            account removes them too, but only from the device you delete it on.
          </p>
          <p className="mt-3 max-w-prose">
            <strong>Without an account,</strong> anyone else who uses the same browser without one can see
            what you answered and wrote. If you sign in later, it becomes yours only if you say so.
          </p>
          <p className="mt-3 max-w-prose">
            Your browser also stores the pages of the site, so that they open without a connection. What you
            say in Speaking practice stays on the open page, and is deleted when you close the page or sign
            out. When you listen, your browser reads our sentences aloud. To do that, some browsers send the
            sentence to the company that makes the browser.
          </p>
          <StoredDataTable caption="What is stored until you close the tab" data={storedInTab} />
        </Card>
        <Card aria-labelledby="visits">
          <h2 id="visits" className="text-2xl">
            What is counted
          </h2>
          <p className="mt-2 max-w-prose">
            Where Vercel hosts this site, its Web Analytics counts visits for us, without cookies. Nothing is
            counted anywhere else. Web Analytics records which page was opened and when, the page that led to
            it, the country and region, and the kind of device, system and browser. To count you once, it
            turns your request into a number and deletes that number after 24 hours. Your name and your
            account are not included.
          </p>
          <p className="mt-3 max-w-prose">
            The servers that send you the pages, and the servers that the pages connect to, record each
            request with the IP address it came from, as servers everywhere do
            {isHosted && '. The servers of Supabase and the email service also record your email address'}.
            They delete these records after a few days or weeks. Deleting your account does not delete them
            sooner.
          </p>
        </Card>
        <Card aria-labelledby="leave">
          <h2 id="leave" className="text-2xl">
            How to get a copy, and how to leave
          </h2>
          <p className="mt-2 max-w-prose">
            On <TextLink to={paths.account}>your account</TextLink> you can download everything in the first
            table as one file, except for what is secret. You can also change your name, address and password,
            sign out everywhere, and delete the account. Deleting takes effect at once: every row in the first
            table is deleted from the database. Backup copies keep it until they are deleted, after 30 days at
            most. You don’t have to say why.
          </p>
        </Card>
      </div>
    </>
  )
}
