-- CreateTable
CREATE TABLE "Debrief" (
    "userId" TEXT NOT NULL,
    "interviewOn" TEXT NOT NULL,
    "role" TEXT,
    "outcome" TEXT NOT NULL,
    "questions" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Debrief_pkey" PRIMARY KEY ("userId","interviewOn")
);

-- AddForeignKey
ALTER TABLE "Debrief" ADD CONSTRAINT "Debrief_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
