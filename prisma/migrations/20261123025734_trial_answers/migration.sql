-- AlterTable
ALTER TABLE "Interview" ADD COLUMN     "isTrial" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "Interview_trial_key" ON "Interview"("userId") WHERE ("isTrial" = true);
