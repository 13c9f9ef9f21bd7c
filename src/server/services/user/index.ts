/** The user's own record, usage and settings; exporting and deleting all of it. */
export { getUser, getUserIfAny } from '@/server/services/shared/user-row'
export { deleteAccount } from './delete-account'
export { exportAccount } from './export-account'
export { forgetAccount } from './forget-account'
export { getLastCv, getUsage, listUsage, selectRegion, selectRole } from './profile'
