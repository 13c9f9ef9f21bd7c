-- CreateEnum
CREATE TYPE "CvReviewStatus" AS ENUM ('processing', 'completed', 'failed');

-- AlterEnum
ALTER TYPE "UsageReason" ADD VALUE 'review-failed';

-- AlterTable
ALTER TABLE "UsageEntry" ADD COLUMN     "cvReviewId" TEXT;

-- CreateTable
CREATE TABLE "CvReview" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "cvContent" TEXT NOT NULL,
    "jobDescription" TEXT NOT NULL,
    "fileWarnings" TEXT[],
    "status" "CvReviewStatus" NOT NULL DEFAULT 'processing',
    "jobTitle" TEXT NOT NULL DEFAULT '',
    "score" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CvReview_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CvReview_userId_createdAt_idx" ON "CvReview"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "UsageEntry_cvReviewId_reason_key" ON "UsageEntry"("cvReviewId", "reason");

-- AddForeignKey
ALTER TABLE "CvReview" ADD CONSTRAINT "CvReview_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UsageEntry" ADD CONSTRAINT "UsageEntry_cvReviewId_fkey" FOREIGN KEY ("cvReviewId") REFERENCES "CvReview"("id") ON DELETE CASCADE ON UPDATE CASCADE;
