import { AccountSettings } from '@/features/account/account-settings'
import { DeleteWork } from '../stored-work/delete-work'

/** Everything a student can do with the account, and with their work on this device. */
export const Settings = () => <AccountSettings DeleteWork={DeleteWork} />
