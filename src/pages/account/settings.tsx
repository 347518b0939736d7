import { AccountSettings } from '@/features/account/account-settings'
import { DeleteWork } from '../stored-work/delete-work'

/** Everything that a student can do with their account and with their work on this device. */
export const Settings = () => <AccountSettings DeleteWork={DeleteWork} />
