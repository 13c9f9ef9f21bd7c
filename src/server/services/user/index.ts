/** The user's own record, usage and settings; exporting and deleting all of it. */
export { getUser, getUserIfAny } from '@/server/services/shared/user-row'
export { deleteAccount, forgetAccount } from './delete-account'
export { exportAccount } from './export-account'
export { changePractice, getLastCv, getUsage, listUsage, selectRegion, selectRole } from './profile'
