/** One kind of data that is stored about a student. */
export interface StoredData {
  what: string
  /** How long it is stored. */
  until: string
  /** The database columns or browser storage keys that contain it. A final `*` matches any ending. */
  names: readonly string[]
  /** How long it is stored when Supabase hosts the database, if different. */
  untilHosted?: string
  /** Set if this applies only when Supabase hosts the database, or only when it does not. */
  only?: 'hosted' | 'embedded'
}

const untilDeletion = 'Until you delete your account'
const untilCleared =
  'Until you delete it, or this site’s data in your browser. Safari may delete it after a week without a visit'

/** Stored in the database for students with an account. */
export const storedInAccount: readonly StoredData[] = [
  {
    what: 'Your name, as it is now and as you typed it when you signed up',
    until: untilDeletion,
    names: ['users.raw_user_meta_data', 'identities.identity_data'],
  },
  {
    what: 'Your email address, the one that you signed up with and, while you are changing it, the new one',
    until: untilDeletion,
    names: ['users.email', 'users.email_change', 'identities.email'],
  },
  {
    what: 'Your password, in a form that nobody can read back',
    until: untilDeletion,
    names: ['users.encrypted_password'],
  },
  {
    what: 'When you signed up, confirmed your address, last signed in and last changed something, and when we last sent you each kind of email',
    until: untilDeletion,
    names: [
      'users.created_at',
      'users.updated_at',
      'users.email_confirmed_at',
      'users.confirmation_sent_at',
      'users.recovery_sent_at',
      'users.email_change_sent_at',
      'users.last_sign_in_at',
      'identities.created_at',
      'identities.updated_at',
      'identities.last_sign_in_at',
    ],
  },
  {
    what: 'Your account’s number, that you sign in with an email address and a password, and whether the account is blocked',
    until: untilDeletion,
    names: [
      'users.id',
      'users.instance_id',
      'users.aud',
      'users.role',
      'users.raw_app_meta_data',
      'users.banned_until',
      'identities.id',
      'identities.provider_id',
      'identities.user_id',
      'identities.provider',
    ],
  },
  {
    what: 'The secret part of the link in an email. While it works, the people who run the database could use it as if they were you. Nobody else can read it',
    until: 'It works for an hour. It is stored until it is used or the next one is sent',
    names: [
      'users.confirmation_token',
      'users.recovery_token',
      'users.email_change_token_new',
      'users.email_change_token_current',
      'users.email_change_confirm_status',
      'flow_state.id',
      'flow_state.user_id',
      'flow_state.auth_code',
      'flow_state.code_challenge',
      'flow_state.code_challenge_method',
      'flow_state.authentication_method',
      'flow_state.auth_code_issued_at',
      'flow_state.created_at',
      'flow_state.updated_at',
    ],
  },
  {
    what: 'Each time you signed in and how, and each time that sign-in was renewed: about once an hour while you use the site',
    until: 'Until you sign out, or a year after your last visit. Older renewals: 30 days',
    untilHosted: 'Until you sign out',
    names: [
      'sessions.id',
      'sessions.user_id',
      'sessions.authentication_method',
      'sessions.not_after',
      'sessions.refreshed_at',
      'sessions.created_at',
      'sessions.updated_at',
      'refresh_tokens.id',
      'refresh_tokens.token_hash',
      'refresh_tokens.session_id',
      'refresh_tokens.parent',
      'refresh_tokens.revoked',
      'refresh_tokens.created_at',
      'refresh_tokens.updated_at',
    ],
  },
  {
    what: 'The IP address and the browser of each sign-in, and when and from which IP address you changed your account',
    until: untilDeletion,
    only: 'hosted',
    names: [],
  },
  {
    what: 'The emails meant for you, with their links. This server doesn’t send emails itself, so somebody passes them on to you. They are also in its log',
    until: '30 days',
    only: 'embedded',
    names: [
      'outbox.id',
      'outbox.user_id',
      'outbox.to_address',
      'outbox.subject',
      'outbox.kind',
      'outbox.link',
      'outbox.code',
      'outbox.html',
      'outbox.created_at',
    ],
  },
  {
    what: 'Which lessons you have finished, when, and how many stars you gave them. Any comment you write with a rating is not stored there',
    until: untilDeletion,
    names: [
      'user_progress.user_id',
      'user_progress.topic_id',
      'user_progress.topic_type',
      'user_progress.completed',
      'user_progress.rating',
      'user_progress.completed_at',
      'user_progress.updated_at',
    ],
  },
]

/** Stored on the device in local storage, which is not sent to anybody. */
export const storedOnDevice: readonly StoredData[] = [
  {
    what: 'Your sign-in: your name and email address, your account number, and the keys that prove to our server that it is you. Also the secret part of a link that we have emailed to you',
    until: 'Until you sign out. The secret: until the link is used or another is asked for',
    names: ['sb-*'],
  },
  {
    what: 'What you write in Writing practice and the marks that you give it, what you answered and when, which verb forms and words come back for review, and which texts, recordings and papers you have worked through',
    until: untilCleared,
    names: [
      'proxima-memory',
      'proxima-memory-*',
      'proxima-papers',
      'proxima-papers-*',
      'proxima-texts',
      'proxima-texts-*',
    ],
  },
  {
    what: 'Your plan for the weeks before the exam, with the lessons that you said you know and what you have done',
    until: untilCleared,
    names: ['proxima-plan', 'proxima-plan-*'],
  },
  {
    what: 'Which exam or exams you are preparing for, and when they are',
    until: untilCleared,
    names: ['proxima-exam', 'proxima-exam-*'],
  },
  {
    what: 'That you answered “No, leave it”, if we asked you whether work done here without an account is yours',
    until: 'Until you remove your work from this computer, or delete this site’s data in your browser',
    names: ['proxima-not-mine-*'],
  },
  {
    what: 'Your settings: the theme and text size, whether you hide Spain’s “you all” forms, the accent and speed you hear, and what the dictation asks for',
    until: untilCleared,
    names: [
      'proxima-theme',
      'proxima-text',
      'proxima-vosotros',
      'proxima-accent',
      'proxima-pace',
      'proxima-dictation-*',
    ],
  },
  {
    what: 'The page that you were on when you went to sign in, so that you can go back to it. If you had just rated a lesson, also your stars',
    until:
      'An hour after you went to sign in, or after you signed in (your next visit after that deletes it), or until you sign out. The page: until you go back to it. The stars: until they are saved. The first person who signs in here gets them',
    names: ['proxima-return-to', 'proxima-rating'],
  },
  {
    what: 'Today’s word and the lessons that you have finished, as last loaded, for when you are offline',
    until: 'Until they are loaded again. The lessons: until you sign out',
    names: ['proxima-seen-*'],
  },
]

/** Stored in session storage, which is deleted when the tab is closed. */
export const storedInTab: readonly StoredData[] = [
  {
    what: 'How far down each page you had scrolled',
    until: 'Until you close the tab',
    names: ['react-router-scroll-positions'],
  },
  {
    what: 'Any stars you gave or comment you wrote before you signed in or while you were offline, and whose they are',
    until: 'Until you save them, remove your work, or close the tab',
    names: ['proxima-rating'],
  },
  {
    what: 'The email address you asked us to send a link to, and what the link contains until you use it',
    until: 'Until you sign out, or close the tab',
    names: ['proxima-sent-mail'],
  },
  {
    what: 'That you opened a link for a new password',
    until: 'Until you choose the password, sign out or close the tab',
    names: ['proxima-recovery'],
  },
]
