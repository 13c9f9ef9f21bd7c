-- AlterTable
ALTER TABLE "Answer" ADD COLUMN     "revision" BIGINT NOT NULL DEFAULT 0;
