-- AlterEnum
ALTER TYPE "UsageReason" ADD VALUE 'evaluated-later';
ALTER TYPE "UsageReason" ADD VALUE 'reviewed-later';
