-- DropIndex
DROP INDEX "CvReview_userId_createdAt_idx";

-- DropIndex
DROP INDEX "Interview_userId_createdAt_idx";

-- DropIndex
DROP INDEX "Payment_userId_createdAt_idx";

-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "answeredCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "scoreHigh" INTEGER,
ADD COLUMN     "scoreLow" INTEGER;

-- What completed interviews know already
UPDATE "Interview" i SET
  "answeredCount" = (SELECT count(*) FROM "Answer" a WHERE a."interviewId" = i.id AND a."wordCount" > 0),
  "scoreLow" = CASE WHEN i."feedbackStatus" = 'ready' THEN round((i.summary #>> '{range,low}')::numeric) END,
  "scoreHigh" = CASE WHEN i."feedbackStatus" = 'ready' THEN round((i.summary #>> '{range,high}')::numeric) END
WHERE i.status = 'completed';

-- CreateIndex
CREATE INDEX "CvReview_userId_createdAt_id_idx" ON "CvReview"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Interview_userId_createdAt_id_idx" ON "Interview"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Interview_userId_status_createdAt_id_idx" ON "Interview"("userId", "status", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Interview_completed_idx" ON "Interview"("userId", "completedAt" DESC, "id" DESC, "score", "scoreLow", "scoreHigh", "answeredCount");

-- CreateIndex
CREATE INDEX "Payment_userId_createdAt_id_idx" ON "Payment"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "UsageEntry_userId_month_createdAt_id_idx" ON "UsageEntry"("userId", "month", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Interview_with_cv_idx" ON "Interview"("userId", "createdAt" DESC) WHERE ("cvContent" != '');
