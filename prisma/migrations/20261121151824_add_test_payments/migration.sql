-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "isTest" BOOLEAN NOT NULL DEFAULT false;

-- Of older payments through the provider nothing says whether a test key began them.
UPDATE "Payment" SET "isTest" = true WHERE "provider" = 'sandbox';
