-- Every key of a table that grows with its users begins with the user, so that rows can be partitioned, or spread over
-- servers, by user. The tables of answers get the column from their interview.

-- DropForeignKey
ALTER TABLE "Answer" DROP CONSTRAINT "Answer_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "AnswerAttempt" DROP CONSTRAINT "AnswerAttempt_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "AnswerScore" DROP CONSTRAINT "AnswerScore_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "ContestedReading" DROP CONSTRAINT "ContestedReading_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "ContestedRemark" DROP CONSTRAINT "ContestedRemark_interviewId_questionId_number_evaluator_fkey";

-- DropForeignKey
ALTER TABLE "Interview" DROP CONSTRAINT "Interview_cvReviewId_fkey";

-- DropForeignKey
ALTER TABLE "MentorComment" DROP CONSTRAINT "MentorComment_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "MentorComment" DROP CONSTRAINT "MentorComment_linkId_fkey";

-- DropForeignKey
ALTER TABLE "MentorLink" DROP CONSTRAINT "MentorLink_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "ReviewCard" DROP CONSTRAINT "ReviewCard_interviewId_fkey";

-- DropForeignKey
ALTER TABLE "UsageEntry" DROP CONSTRAINT "UsageEntry_cvReviewId_fkey";

-- DropForeignKey
ALTER TABLE "UsageEntry" DROP CONSTRAINT "UsageEntry_interviewId_fkey";

-- DropIndex
DROP INDEX "Interview_cvReviewId_focus_key";

-- DropIndex
DROP INDEX "MentorComment_interviewId_createdAt_id_idx";

-- DropIndex
DROP INDEX "MentorComment_linkId_createdAt_id_idx";

-- DropIndex
DROP INDEX "MentorLink_interviewId_idx";

-- DropIndex
DROP INDEX "MentorLink_tokenHash_key";

-- DropIndex
DROP INDEX "MentorLink_userId_idx";

-- DropIndex
DROP INDEX "PlanExtension_userId_idx";

-- DropIndex
DROP INDEX "ReviewCard_interviewId_idx";

-- DropIndex
DROP INDEX "UsageEntry_cvReviewId_reason_key";

-- DropIndex
DROP INDEX "UsageEntry_interviewId_reason_key";

-- AlterTable
ALTER TABLE "Answer" DROP CONSTRAINT "Answer_pkey",
ADD COLUMN     "userId" TEXT;
UPDATE "Answer" t SET "userId" = r."userId" FROM "Interview" r WHERE r."id" = t."interviewId";
ALTER TABLE "Answer" ALTER COLUMN "userId" SET NOT NULL,
ADD CONSTRAINT "Answer_pkey" PRIMARY KEY ("userId", "interviewId", "questionId");

-- AlterTable
ALTER TABLE "AnswerAttempt" DROP CONSTRAINT "AnswerAttempt_pkey",
ADD COLUMN     "userId" TEXT;
UPDATE "AnswerAttempt" t SET "userId" = r."userId" FROM "Interview" r WHERE r."id" = t."interviewId";
ALTER TABLE "AnswerAttempt" ALTER COLUMN "userId" SET NOT NULL,
ADD CONSTRAINT "AnswerAttempt_pkey" PRIMARY KEY ("userId", "interviewId", "questionId", "number");

-- AlterTable
ALTER TABLE "AnswerScore" DROP CONSTRAINT "AnswerScore_pkey",
ADD COLUMN     "userId" TEXT;
UPDATE "AnswerScore" t SET "userId" = r."userId" FROM "Interview" r WHERE r."id" = t."interviewId";
ALTER TABLE "AnswerScore" ALTER COLUMN "userId" SET NOT NULL,
ADD CONSTRAINT "AnswerScore_pkey" PRIMARY KEY ("userId", "interviewId", "questionId");

-- AlterTable
ALTER TABLE "ContestedReading" DROP CONSTRAINT "ContestedReading_pkey",
ADD CONSTRAINT "ContestedReading_pkey" PRIMARY KEY ("userId", "interviewId", "questionId", "number", "evaluator");

-- AlterTable
ALTER TABLE "ContestedRemark" DROP CONSTRAINT "ContestedRemark_pkey",
ADD COLUMN     "userId" TEXT;
UPDATE "ContestedRemark" t SET "userId" = r."userId" FROM "ContestedReading" r WHERE r."interviewId" = t."interviewId" AND r."questionId" = t."questionId" AND r."number" = t."number" AND r."evaluator" = t."evaluator";
ALTER TABLE "ContestedRemark" ALTER COLUMN "userId" SET NOT NULL,
ADD CONSTRAINT "ContestedRemark_pkey" PRIMARY KEY ("userId", "interviewId", "questionId", "number", "evaluator", "remark");

-- AlterTable
ALTER TABLE "CvReview" DROP CONSTRAINT "CvReview_pkey",
ADD CONSTRAINT "CvReview_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "Interview" DROP CONSTRAINT "Interview_pkey",
ADD CONSTRAINT "Interview_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "MentorComment" DROP CONSTRAINT "MentorComment_pkey",
ADD CONSTRAINT "MentorComment_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "MentorLink" DROP CONSTRAINT "MentorLink_pkey",
ADD CONSTRAINT "MentorLink_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "PlanExtension" DROP CONSTRAINT "PlanExtension_pkey",
ADD CONSTRAINT "PlanExtension_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "ReviewCard" DROP CONSTRAINT "ReviewCard_pkey",
ADD CONSTRAINT "ReviewCard_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "Story" DROP CONSTRAINT "Story_pkey",
ADD CONSTRAINT "Story_pkey" PRIMARY KEY ("userId", "id");

-- AlterTable
ALTER TABLE "UsageEntry" DROP CONSTRAINT "UsageEntry_pkey",
ADD CONSTRAINT "UsageEntry_pkey" PRIMARY KEY ("userId", "id");

-- CreateIndex
CREATE INDEX "CvReview_id_idx" ON "CvReview"("id");

-- CreateIndex
CREATE INDEX "Interview_id_idx" ON "Interview"("id");

-- CreateIndex
CREATE UNIQUE INDEX "Interview_userId_cvReviewId_focus_key" ON "Interview"("userId", "cvReviewId", "focus");

-- CreateIndex
CREATE INDEX "MentorComment_userId_interviewId_createdAt_id_idx" ON "MentorComment"("userId", "interviewId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "MentorComment_userId_linkId_createdAt_id_idx" ON "MentorComment"("userId", "linkId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "MentorLink_tokenHash_idx" ON "MentorLink"("tokenHash");

-- CreateIndex
CREATE INDEX "MentorLink_userId_interviewId_idx" ON "MentorLink"("userId", "interviewId");

-- CreateIndex
CREATE INDEX "ReviewCard_userId_interviewId_idx" ON "ReviewCard"("userId", "interviewId");

-- CreateIndex
CREATE UNIQUE INDEX "UsageEntry_userId_interviewId_reason_key" ON "UsageEntry"("userId", "interviewId", "reason");

-- CreateIndex
CREATE UNIQUE INDEX "UsageEntry_userId_cvReviewId_reason_key" ON "UsageEntry"("userId", "cvReviewId", "reason");

-- AddForeignKey
ALTER TABLE "Interview" ADD CONSTRAINT "Interview_userId_cvReviewId_fkey" FOREIGN KEY ("userId", "cvReviewId") REFERENCES "CvReview"("userId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerScore" ADD CONSTRAINT "AnswerScore_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnswerAttempt" ADD CONSTRAINT "AnswerAttempt_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestedReading" ADD CONSTRAINT "ContestedReading_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestedRemark" ADD CONSTRAINT "ContestedRemark_userId_interviewId_questionId_number_evalu_fkey" FOREIGN KEY ("userId", "interviewId", "questionId", "number", "evaluator") REFERENCES "ContestedReading"("userId", "interviewId", "questionId", "number", "evaluator") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewCard" ADD CONSTRAINT "ReviewCard_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MentorLink" ADD CONSTRAINT "MentorLink_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MentorComment" ADD CONSTRAINT "MentorComment_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsageEntry" ADD CONSTRAINT "UsageEntry_userId_interviewId_fkey" FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsageEntry" ADD CONSTRAINT "UsageEntry_userId_cvReviewId_fkey" FOREIGN KEY ("userId", "cvReviewId") REFERENCES "CvReview"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
