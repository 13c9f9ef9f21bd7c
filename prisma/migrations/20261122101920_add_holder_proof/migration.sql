-- AlterTable
ALTER TABLE "User" ADD COLUMN     "isEmailMoved" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isHolderVerified" BOOLEAN NOT NULL DEFAULT false;

-- Accounts that are verified already go on as they were.
UPDATE "User" SET "isHolderVerified" = true WHERE "emailVerifiedAt" IS NOT NULL;

-- A provider only ever opens an account with a verified address, so an unverified one has been moved since.
UPDATE "User" SET "isEmailMoved" = true
WHERE "emailVerifiedAt" IS NULL AND EXISTS (SELECT 1 FROM "Identity" i WHERE i."userId" = "User".id);
