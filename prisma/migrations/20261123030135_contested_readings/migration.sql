-- AlterTable
ALTER TABLE "ReviewCard" ADD COLUMN     "isContested" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ContestedReading" (
    "interviewId" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "evaluator" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "measures" JSONB NOT NULL,
    "secondStatus" "FeedbackStatus" NOT NULL DEFAULT 'none',
    "secondResult" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContestedReading_pkey" PRIMARY KEY ("interviewId","questionId","number","evaluator")
);

-- CreateTable
CREATE TABLE "ContestedRemark" (
    "interviewId" TEXT NOT NULL,
    "questionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "evaluator" TEXT NOT NULL,
    "remark" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "pointIndex" INTEGER,
    "point" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContestedRemark_pkey" PRIMARY KEY ("interviewId","questionId","number","evaluator","remark")
);

-- CreateIndex
CREATE INDEX "ContestedReading_userId_createdAt_idx" ON "ContestedReading"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "ContestedReading" ADD CONSTRAINT "ContestedReading_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestedReading" ADD CONSTRAINT "ContestedReading_interviewId_fkey" FOREIGN KEY ("interviewId") REFERENCES "Interview"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestedRemark" ADD CONSTRAINT "ContestedRemark_interviewId_questionId_number_evaluator_fkey" FOREIGN KEY ("interviewId", "questionId", "number", "evaluator") REFERENCES "ContestedReading"("interviewId", "questionId", "number", "evaluator") ON DELETE CASCADE ON UPDATE CASCADE;
