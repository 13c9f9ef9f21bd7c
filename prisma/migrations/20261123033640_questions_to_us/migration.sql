-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "questionsToUs" JSONB NOT NULL DEFAULT '[]';
