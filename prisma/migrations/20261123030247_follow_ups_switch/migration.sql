-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "asksFollowUps" BOOLEAN NOT NULL DEFAULT true;
