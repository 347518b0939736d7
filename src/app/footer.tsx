import { Link } from 'react-router-dom'
import { AppearanceSettings } from './appearance-settings'
import { footerLinks } from './navigation-links'

const groups = ['Learn', 'Practise', 'Exams', 'Próxima'] as const

/** The footer of every page. The strip above it shows the colours of the four levels. */
export function Footer() {
  return (
    <footer className="line-strip mt-16 bg-sign text-on-sign print:hidden">
      <div className="page grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        {/* The link in the row below the bar leads here. */}
        <div id="settings" tabIndex={-1} className="max-w-sm outline-none">
          <p className="mb-5 text-sign-muted">
            <span lang="es" translate="no" className="block font-bold text-on-sign">
              Próxima estación: tu examen.
            </span>
            Free IGCSE and IB Spanish. No adverts, nothing to buy.
          </p>
          <AppearanceSettings />
        </div>
        {groups.map((group) => (
          <nav key={group} aria-label={`${group} links`}>
            <p className="font-bold">{group}</p>
            <ul className="footer-links">
              {footerLinks(group).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
