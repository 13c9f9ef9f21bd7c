-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "cvReviewId" TEXT,
ADD COLUMN     "focus" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Interview_cvReviewId_focus_key" ON "Interview"("cvReviewId", "focus");

-- AddForeignKey
ALTER TABLE "Interview" ADD CONSTRAINT "Interview_cvReviewId_fkey" FOREIGN KEY ("cvReviewId") REFERENCES "CvReview"("id") ON DELETE SET NULL ON UPDATE CASCADE;
