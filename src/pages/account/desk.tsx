import { AccountDesk } from '@/features/account/account-desk'
import { RemoveWork } from '../own-work/remove-work'

/** All that a student can do with the account, and with what they have made on this device. */
export const Desk = () => <AccountDesk OwnWork={RemoveWork} />
