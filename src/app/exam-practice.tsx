import { NavLink } from 'react-router-dom'
import { practiceLinks, practiceName } from './navigation-links'

/**
 * The second navigation, below the bar wherever the bar shows its links. It scrolls away with the page, so it takes no
 * space from the text. On a small screen, the menu contains these links.
 */
export function ExamPracticeRow() {
  return (
    <div className="@container bg-sign text-on-sign print:hidden">
      <nav aria-label="Exam practice" className="practice-row page">
        {practiceLinks.map((link) => (
          // The link is also marked on its subpages, so the value cannot be “page”.
          <NavLink key={link.to} to={link.to} aria-current="true">
            {practiceName(link)}
          </NavLink>
        ))}
        {/* The settings are in the footer; on a small screen, also in the menu. */}
        <a href="#settings" className="ml-auto">
          Settings
        </a>
      </nav>
    </div>
  )
}
