-- AlterEnum
ALTER TYPE "UsageReason" ADD VALUE 'discarded';
