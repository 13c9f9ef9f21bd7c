-- AlterEnum
ALTER TYPE "UsageReason" ADD VALUE 'evaluated-later';
