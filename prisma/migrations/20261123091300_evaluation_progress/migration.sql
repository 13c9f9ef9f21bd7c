-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "evaluationProgress" JSONB;

-- Evaluations under way kept their progress in the place of the summary.
UPDATE "Interview" SET "evaluationProgress" = summary -> 'spent', summary = NULL WHERE summary -> 'spent' IS NOT NULL;
