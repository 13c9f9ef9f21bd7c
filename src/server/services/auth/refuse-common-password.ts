import { commonPasswords } from '@/content/common-passwords'
import { isGuessablePassword } from '@/domain/account/guessable-password'
import { COMMON_PASSWORD } from '@/domain/account/password'
import { AppError } from '@/domain/errors'

/**
 * Checks a new password against the long list of common passwords; its schema checks the short list.
 * @throws AppError BAD_REQUEST
 */
export function refuseCommonPassword(password: string): void {
  if (isGuessablePassword(password, commonPasswords()))
    throw new AppError('BAD_REQUEST', 'common-password', COMMON_PASSWORD)
}
