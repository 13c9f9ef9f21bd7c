-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "startKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Interview_userId_startKey_key" ON "Interview"("userId", "startKey");
