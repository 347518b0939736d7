import { AccountDesk } from '@/features/account/account-desk'
import { RemoveWork } from '../own-work/remove-work'

/** Everything a student can do with the account, and with their work on this device. */
export const Desk = () => <AccountDesk OwnWork={RemoveWork} />
