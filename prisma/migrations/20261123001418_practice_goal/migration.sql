-- CreateTable
CREATE TABLE "PracticeGoal" (
    "userId" TEXT NOT NULL,
    "role" TEXT,
    "advert" TEXT NOT NULL DEFAULT '',
    "interviewOn" TEXT,
    "timeZone" TEXT NOT NULL,
    "guideReadAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PracticeGoal_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "PracticeGoal" ADD CONSTRAINT "PracticeGoal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
